import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { VisitNote as Note } from '#contract/appointments'
import { aVisitDetail } from '@/components/testing/a-visit'
import { island } from '@/components/testing/island'
import { DeskNote } from './desk-note'
import { VisitNote } from './visit-note'

const page = island()
const note = (text: string, at: string): Note => ({ text, by: 'Eva Gil', at })
const theirs = note('Lungs clear.', '2026-11-24T09:00:00.000Z')
const field = () => page.field('Note on the appointment')
async function write(text: string) {
  page.show(<VisitNote visit={{ id: 'v1', note: null, timeZone: 'Europe/Madrid' }} />)
  await page.type('Note on the appointment', text)
  await page.press('Save note')
}

it('a note is saved, and says who wrote it', async () => {
  page.answer('appointments.writeNote', aVisitDetail({ note: note('Cough.', theirs.at) }))
  await write('Cough.')
  expect(page.sent[0]?.body).toEqual({ note: 'Cough.', seen: null })
  expect(await screen.findByText('Note saved')).toBeTruthy()
  expect(screen.getByText(/Eva Gil/)).toBeTruthy()
})

it('another note that was saved meanwhile stands beside what was typed, and is replaced only on purpose', async () => {
  page.refuse('appointments.writeNote', 'stale')
  page.answer('appointments.get', aVisitDetail({ note: theirs }))
  await write('Cough.')
  expect(await screen.findByText(/Someone else saved a note in the meantime\./)).toBeTruthy()
  expect(screen.getByText('Lungs clear.')).toBeTruthy()
  expect(field().value).toBe('Cough.')
  page.answer('appointments.writeNote', aVisitDetail({ note: note('Cough.', '2026-11-24T09:05:00.000Z') }))
  await page.press('Save note')
  expect(page.sent.at(-1)?.body).toEqual({ note: 'Cough.', seen: theirs.at })
  expect(screen.queryByText('Lungs clear.')).toBeNull()
})

it('the other note can be taken instead', async () => {
  page.refuse('appointments.writeNote', 'stale')
  page.answer('appointments.get', aVisitDetail({ note: theirs }))
  await write('Cough.')
  await screen.findByText('Lungs clear.')
  await page.press('Use that note')
  expect(field().value).toBe('Lungs clear.')
})

it('a note that could not be saved stays, and says so', async () => {
  page.lose('appointments.writeNote')
  await write('Cough.')
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(field().value).toBe('Cough.')
})

it('a note that was saved is no draft: what somebody saved later stands there after a reload', async () => {
  page.answer('appointments.writeNote', aVisitDetail({ note: note('Cough.', theirs.at) }))
  await write('Cough.')
  expect(await screen.findByText('Note saved')).toBeTruthy()
  expect(Object.values({ ...sessionStorage }).join()).not.toContain('Cough.')
})

it('a colleague’s note for the desk appears in a field that nobody types into', () => {
  const { rerender } = page.show(<DeskNote visit={{ id: 'v1', deskNote: null }} />)
  rerender(<DeskNote visit={{ id: 'v1', deskNote: 'Call first' }} />)
  expect(page.field('Note for the desk').value).toBe('Call first')
})
