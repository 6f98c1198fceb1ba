import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import { routes } from '@/lib/routes'
import { ContactForm } from './contact-form'

const page = island({ at: routes.contact })

it('sends a question and says that it arrived', async () => {
  page.answer('contact.write', { message: 'Message sent' })
  page.show(<ContactForm />)
  await page.press('Send')
  expect(await screen.findByText('Name is required')).toBeTruthy()
  expect(page.sent).toEqual([])
  await page.type('Your name', 'Ana Gil')
  await page.type('Your email', 'ana@example.test')
  await page.type('Your message', 'Do you import from Doctolib?')
  await page.press('Send')
  expect(await screen.findByText(/We answer by email/)).toBeTruthy()
  expect(page.sent[0]?.body).toEqual({
    name: 'Ana Gil',
    email: 'ana@example.test',
    text: 'Do you import from Doctolib?',
  })
})
