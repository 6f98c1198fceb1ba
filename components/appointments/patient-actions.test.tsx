import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aVisit } from '@/components/testing/a-visit'
import { island } from '@/components/testing/island'
import { settled } from '@/components/testing/stand-in-web'
import { PatientActions } from './patient-actions'

const page = island()
const visit = {
  id: 'v1',
  clinicId: 'c1',
  doctorId: 'd1',
  start: '2099-11-24T08:30:00.000Z',
  end: '2099-11-24T09:00:00.000Z',
  status: 'pending' as const,
  timeZone: 'Europe/Madrid',
  patientName: null,
  doctorName: 'Eva Gil',
}
const shown = (changeableUntil: string, desk = false) => (
  <PatientActions visit={{ ...visit, changeableUntil }} what="" now="2026-11-24T08:00:00.000Z" desk={desk} />
)

it.each([
  ['en', /until .*23 Nov.*09:30/, 'It is too late to move or cancel'],
  ['es', /hasta el .*23 nov.*09:30/, 'Ya es tarde para cambiar o cancelar'],
] as const)(
  'a patient changes it until the notice, and is told what to do then (%s)',
  (locale, until, late) => {
    const { unmount } = page.show(shown('2099-11-23T08:30:00.000Z'), { locale })
    expect(document.body.textContent).toMatch(until)
    expect(screen.getAllByRole('button').length + screen.getAllByRole('link').length).toBe(2)
    unmount()
    page.show(shown('2026-11-23T08:30:00.000Z'), { locale })
    expect(screen.getByText(new RegExp(late))).toBeTruthy()
    expect(screen.queryAllByRole('button')).toEqual([])
    expect(screen.queryAllByRole('link')).toEqual([])
  },
)

it('what else its patient can do about the time stays when it is too late to move it', () => {
  page.show(
    <PatientActions
      visit={{ ...visit, changeableUntil: '2026-11-23T08:30:00.000Z' }}
      what=""
      now="2026-11-24T08:00:00.000Z"
    >
      <button type="button">Wait</button>
    </PatientActions>,
  )
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Wait'])
})

it('the desk changes it later, too', () => {
  page.show(shown('2026-11-23T08:30:00.000Z', true))
  expect(screen.getAllByRole('button')).toHaveLength(2)
})

it.each([
  [true, 'following'],
  [false, 'one'],
])('one of a series is cancelled with those after it where that is ticked: %s', async (ticked, scope) => {
  page.answer('appointments.cancel', aVisit({ status: 'cancelled' as const }))
  const repeated = { ...visit, seriesId: 's1', changeableUntil: '2099-11-23T08:30:00.000Z' }
  page.show(<PatientActions visit={repeated} what="" now="2026-11-24T08:00:00.000Z" />)
  await page.press('Cancel appointment')
  const question = await screen.findByRole('alertdialog')
  const rest = within(question).getByLabelText<HTMLInputElement>(
    'Also cancel the later appointments of this series',
  )
  expect(rest.checked).toBe(false)
  expect(question.textContent).toContain('Eva Gil')
  expect(question.textContent).not.toContain('the patient is notified')
  if (ticked) await settled(() => rest.click())
  await settled(() => within(question).getByRole('button', { name: 'Cancel appointment' }).click())
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(page.sentTo('appointments.cancel').map(({ query }) => query)).toEqual([{ id: 'v1', scope }])
})
