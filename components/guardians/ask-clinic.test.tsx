import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aThread } from '@/components/testing/a-thread'
import { island } from '@/components/testing/island'
import { routes } from '@/lib/routes'
import { AskClinicDialog } from './ask-clinic-dialog'
import { NobodyInCare } from './nobody-in-care'

const page = island()

const clinics = [
  { id: 'c1', name: 'Centro' },
  { id: 'c2', name: 'Norte' },
]

async function fillIn() {
  await page.type('Name', 'Luca')
  await page.type('Surname', 'Gil')
  await page.type('Birthdate', '01/03/2020')
  await page.type('Your relationship to this person', 'father')
}

it('sends the clinic a message with all that it needs', async () => {
  page.answer('threads.start', aThread())
  await page.load(<AskClinicDialog clinics={clinics.slice(0, 1)} onClose={() => {}} />)
  expect(screen.queryByLabelText('Clinic')).toBeNull()
  await page.press('Send to your clinic')
  expect(await screen.findAllByText('This field is required')).toHaveLength(1)
  await fillIn()
  await page.press('Send to your clinic')
  await waitFor(() => expect(page.visited).toEqual([routes.thread(aThread().id)]))
  expect(page.sent[0]?.body).toEqual({
    clinicId: 'c1',
    subject: 'administration',
    text: 'Please let me act for Luca Gil, born on 1 Mar 2020. I am their father.',
  })
})

it('asks which of several clinics, and repeats what was lost as the same message', async () => {
  await page.load(<AskClinicDialog clinics={clinics} onClose={() => {}} />)
  await fillIn()
  await page.type('Clinic', 'c2')
  page.lose('threads.start')
  await page.press('Send to your clinic')
  expect(await screen.findByRole('alert')).toBeTruthy()
  page.answer('threads.start', aThread())
  await page.press('Send to your clinic')
  await waitFor(() => expect(page.visited).toEqual([routes.thread(aThread().id)]))
  expect(page.sent.map(({ body }) => body)).toMatchObject([{ clinicId: 'c2' }, { clinicId: 'c2' }])
  expect(new Set(page.sent.map(({ key }) => key)).size).toBe(1)
  expect(page.sent[0]?.key).toBeTruthy()
})

it('leads a patient without a clinic to doctors, unless they may add a child', () => {
  const { rerender } = page.show(<NobodyInCare clinics={[]} />)
  expect(screen.getByRole('link').getAttribute('href')).toBe(routes.searchStaff)
  rerender(<NobodyInCare clinics={[]} add={<button type="button">+</button>} />)
  expect(screen.queryByRole('link')).toBeNull()
})
