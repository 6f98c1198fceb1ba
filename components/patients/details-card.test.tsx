import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import type { Patient } from '@/lib/domain/patient'
import { ChangesCard } from './changes-card'
import { DetailsCard } from './details-card'

const page = island()
const patient: Patient = {
  id: 'p1',
  name: 'Lucía',
  surname: 'Vidal',
  birthdate: '1985-04-12',
  dni: '12345678Z',
  document: { kind: 'dni', number: '12345678Z', country: null },
  phone: '612 34 56 78',
  status: null,
  city: 'Madrid',
  email: 'l@example.test',
  username: '',
  userId: 'u1',
  sex: 'female',
  emergencyContact: { name: 'Rosa Gil', phone: '600 00 00 00', relation: 'sister' },
  version: 3,
}
const { userId: _user, id: _id, ...details } = patient

async function open() {
  await page.load(<DetailsCard patient={patient} today="2026-11-24" />)
  await page.press('Edit details')
}

it('there is one way to edit all, and one to each of what nobody has given', async () => {
  const { rerender } = await page.load(<DetailsCard patient={patient} today="2026-11-24" />)
  expect(screen.getByText('Rosa Gil · sister · 600 00 00 00')).toBeTruthy()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Edit details',
    'Health card',
    'Address',
    'Postal code',
    'Language',
  ])
  await page.press('Postal code')
  expect(await screen.findByRole('dialog', { name: 'Edit the details of Lucía Vidal' })).toBeTruthy()
  expect(document.activeElement).toBe(page.field('Postal code'))
  await page.press('Cancel')
  screen.getByRole('button', { name: 'Postal code' }).focus()
  rerender(<DetailsCard patient={{ ...patient, postalCode: '28009' }} today="2026-11-24" />)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit details' }))
})

it('a correction sends the version it was read with', async () => {
  page.answer('patients.correct', { ...details, _id: 'p1', userId: 'u1', id: 'p1' } as never)
  await open()
  await page.type('Postal code', '28013')
  await page.type('City', '')
  await page.press('Save details')
  expect(page.sent[0]?.body).toMatchObject({
    version: 3,
    postalCode: '28013',
    city: '',
    sex: 'female',
    document: patient.document,
    emergencyContact: patient.emergencyContact,
  })
  expect(await screen.findByText('Details saved')).toBeTruthy()
  expect(page.refreshed()).toBe(1)
})

it.each([
  ['stale', 'Somebody else has changed these details. Close this and open it again to see them.'],
  ['duplicate', 'Another patient has this document. Check its number.'],
  ['forbidden', 'This patient logs in with their address. They can change it in their profile.'],
] as const)('a refusal says what to do: %s', async (code, sentence) => {
  page.refuse('patients.correct', code)
  await open()
  await page.type('City', 'Getafe')
  await page.press('Save details')
  expect(await screen.findByText(sentence)).toBeTruthy()
})

it('an emergency contact without a number is refused at its field', async () => {
  await open()
  const contact = within(await screen.findByRole('group', { name: 'Emergency contact' }))
  fireEvent.input(contact.getByLabelText('Phone'), { target: { value: '' } })
  await page.press('Save details')
  expect(await contact.findByText('This field is required')).toBeTruthy()
  expect(page.sent).toEqual([])
})

it('changes are read when somebody asks for them', async () => {
  page.answer('patients.changes', {
    changes: [
      {
        id: 'c1',
        field: 'phone',
        before: null,
        after: '612 34 56 78',
        by: 'Carmen Ortega',
        at: '2026-11-24T09:00:00.000Z',
      },
    ],
  })
  await page.load(<ChangesCard patientId="p1" timeZone="Europe/Madrid" own={false} />)
  expect(page.sent).toEqual([])
  await page.press('Show changes')
  expect(await screen.findByText('612 34 56 78')).toBeTruthy()
  expect(screen.getByText('Carmen Ortega')).toBeTruthy()
  await page.press('Show changes')
  expect(screen.queryByText('Carmen Ortega')).toBeNull()
})

it('one’s own changes take the focus from the row that opened them', async () => {
  page.answer('patients.changes', { changes: [] })
  await page.load(<ChangesCard patientId="p1" timeZone="Europe/Madrid" own />)
  await page.press('Show changes')
  const said = await screen.findByText('Nothing has been changed yet.')
  expect(document.activeElement?.contains(said)).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
})
