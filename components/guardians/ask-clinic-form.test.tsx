import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aThread } from '@/components/testing/a-thread'
import { island } from '@/components/testing/island'
import { routes } from '@/lib/routes'
import { AskClinicForm } from './ask-clinic-form'

const page = island()

it('sends the clinic a message with all that it needs', async () => {
  page.answer('threads.start', aThread())
  page.show(<AskClinicForm clinics={[{ id: 'c1', name: 'Centro' }]} />)
  await page.type('Name', 'Luca')
  await page.type('Surname', 'Gil')
  await page.type('Birthdate', '01/03/2020')
  await page.press('Send to your clinic')
  await waitFor(() => expect(page.visited).toEqual([routes.thread(aThread().id)]))
  expect(page.sent[0]?.body).toEqual({
    clinicId: 'c1',
    subject: 'administration',
    text: 'Please let me act for Luca Gil, born on 1 Mar 2020. I am their mother.',
  })
})
