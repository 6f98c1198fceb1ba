import { cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { anAppointment } from '@/components/testing/an-appointment'
import { island } from '@/components/testing/island'
import type { AppointmentDetail } from '@/lib/domain/appointment'
import type { BesideVisit } from '@/lib/domain/beside-visit'
import { routes } from '@/lib/routes'
import { AppointmentScreen } from './appointment-screen'

const page = island()
function show(
  changes: Partial<AppointmentDetail>,
  now: string,
  reader: 'patient' | 'doctor' | 'desk' = 'patient',
  beside?: BesideVisit,
) {
  page.show(
    <AppointmentScreen
      visit={{ ...anAppointment, ...changes }}
      weather={null}
      record={null}
      beside={beside}
      wishes={[]}
      reader={reader}
      now={new Date(now)}
      entries={null}
      more={null}
    />,
  )
  return screen.queryByRole('link', { name: 'Add to calendar' }) !== null
}

it.each([
  ['pending', '2026-11-24T08:29:00.000Z', true],
  ['pending', anAppointment.start, false],
  ['cancelled', '2026-11-20T08:00:00.000Z', false],
  ['completed', '2026-11-25T08:00:00.000Z', false],
] as const)('an appointment that is %s at %s goes into a calendar: %s', (status, now, offered) => {
  expect(show({ status }, now)).toBe(offered)
})

it('folds the time zone and the id, which its patient rarely needs, and not the weather', () => {
  show({}, '2026-11-20T08:00:00.000Z')
  const folded = screen.getByText('More about this appointment').parentElement
  expect(folded?.textContent).toMatch(/Central European Time \(Madrid\).*Appointment id: /)
  expect(folded).toHaveProperty('open', false)
  expect(screen.getByText(/Weather data not available/).closest('details')).toBeNull()
})

it.each([
  ['Confirm attendance', {}],
  ['Add to calendar', { confirmedAt: '2026-11-19T08:00:00.000Z' }],
  ['Join the video call', { where: 'video' as const, joinUrl: 'https://video.test/r1' }],
])('begins for its patient with the doctor, and has one filled button: %s', (button, changes) => {
  show({ reason: 'Cough', ...changes }, '2026-11-20T08:00:00.000Z')
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent)
  expect(terms.indexOf('Doctor')).toBeLessThan(terms.indexOf('Reason for the appointment'))
  const filled = [...document.querySelectorAll('.button-primary')].map(({ textContent }) => textContent)
  expect(filled).toEqual([button])
})

it('says where in one address', () => {
  show({}, '2026-11-20T08:00:00.000Z')
  const lines = [...(screen.getByText('Calle Real 2, Centro').parentElement?.children ?? [])]
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Calle Real 2, Centro',
    'Vigo / 36201 / Spain',
  ])
  // The address is copied and read out as it is seen.
  expect(lines.flatMap(({ children }) => [...children])).toEqual([])
})

it('begins for its doctor with who comes and when, then the note, before what to do', () => {
  const patient = { id: 'p1', name: 'Rosa', surname: 'Blanca', birthdate: '1990-05-17' }
  show({ patient }, '2026-11-20T08:00:00.000Z', 'doctor')
  expect(screen.getByRole('banner').textContent).toMatch(/Appointment/)
  expect(screen.getByText('Rosa Blanca').closest('.card')?.textContent).toMatch(
    /24 Nov 2026.*09:30–10:00.*Dr\. Eva Gil/,
  )
  const heads = screen.getAllByRole('heading').map(({ textContent }) => textContent)
  expect(heads.filter((head) => head !== 'An earlier time?').slice(1)).toEqual([
    'Patient Information',
    'Notes',
    'Note on the appointment',
    'Actions',
  ])
})

it.each([
  ['2026-11-24T08:26:00.000Z', {}, ['Start appointment', 'Mark arrived']],
  ['2026-11-24T08:40:00.000Z', { arrivedAt: '2026-11-24T08:20:00.000Z' }, ['Start appointment']],
  ['2026-11-24T08:40:00.000Z', { arrivedAt: anAppointment.start, startedAt: anAppointment.start }, []],
  ['2026-11-23T22:30:00.000Z', {}, []],
  ['2026-11-24T15:00:00.000Z', {}, ['Start appointment', 'Mark arrived']],
  ['2026-11-25T08:00:00.000Z', {}, []],
])('offers its doctor at %s to begin: %j %j', (now, presence, steps) => {
  show(presence, now, 'doctor')
  const buttons = screen.queryAllByRole('button', { name: /^(Mark arrived|Start appointment)$/ })
  expect(buttons.map(({ textContent }) => textContent)).toEqual(steps)
})

it('keeps in view what is due, and everything else its doctor can do with it on one card', () => {
  show({}, '2026-11-24T08:26:00.000Z', 'doctor')
  expect(screen.getByRole('button', { name: 'Start appointment' }).closest('.docked')).toBeTruthy()
  const card = screen.getByRole('button', { name: 'Complete' }).closest('.card')
  for (const act of ['Mark arrived', 'Choose another time', 'Set Not Attended', 'Cancel', 'Print'])
    expect(card?.textContent).toContain(act)
})

it.each([
  ['no-show', 'Rosa Blanca', 1],
  ['cancelled', 'Rosa Blanca', 1],
  ['pending', 'Rosa Blanca', 0],
  ['no-show', null, 0],
] as const)('the desk books again after one that is %s of %s: %i', (status, patientName, count) => {
  show({ status, patientName }, '2026-11-25T08:00:00.000Z', 'desk')
  const again = screen.queryAllByRole('link', { name: 'Book again' })
  expect(again.map((link) => link.getAttribute('href'))).toEqual(
    Array(count).fill(routes.bookFor(anAppointment.doctorId, anAppointment.patientId)),
  )
})

it('says to the desk when the patient has confirmed, or which message reached them', () => {
  const now = '2026-11-20T08:00:00.000Z'
  const at = '2026-11-20T07:30:00.000Z'
  const mails = [{ kind: 'reminder' as const, state: 'sent' as const, at }]
  show({}, now, 'desk', { mails, ahead: [] })
  expect(screen.getByText('Emails and texts to the patient').closest('summary')?.textContent).toContain(
    'Reminder · Sent · Fri 20 Nov, 08:30',
  )
  cleanup()
  show({ confirmedAt: '2026-11-19T08:00:00.000Z' }, now, 'desk')
  expect(screen.getByText('Emails and texts to the patient').closest('summary')?.textContent).toContain(
    'Confirmed by the patient on Thu 19 Nov, 09:00',
  )
})

it('tells the desk when the patient was there last, and comes next', () => {
  const other = { ...anAppointment, id: 'v9', status: 'completed' as const }
  const past = [{ ...other, start: '2026-11-10T08:00:00.000Z' }]
  const ahead = [{ ...other, status: 'pending' as const, start: '2026-12-03T17:00:00.000Z' }]
  show({ patientName: 'Rosa Blanca' }, '2026-11-20T08:00:00.000Z', 'desk', { mails: [], ahead, past })
  expect(screen.getByText('Last appointment').nextElementSibling?.textContent).toBe('10 Nov 2026Eva Gil')
  expect(screen.getByText('Next appointment').nextElementSibling?.textContent).toBe('Thu 3 Dec, 18:00Eva Gil')
})

it.each([
  ['before it', {}, '2026-11-24T08:00:00.000Z', 1],
  ['confirmed', { confirmedAt: '2026-11-23T08:00:00.000Z' }, '2026-11-24T08:00:00.000Z', 0],
  ['in the clinic', { arrivedAt: '2026-11-24T08:20:00.000Z' }, '2026-11-24T08:25:00.000Z', 0],
  ['after its end', {}, '2026-11-24T09:00:00.000Z', 0],
])('the desk calls a patient who may not come: %s', (_, changes, now, times) => {
  show({ patientPhone: '600 100 200', ...changes }, now, 'desk')
  expect(screen.queryAllByRole('link', { name: 'Call' })).toHaveLength(times)
})

it('says when the patient arrived', () => {
  const waiting = { arrivedAt: '2026-11-24T08:20:00.000Z' }
  show(waiting, '2026-11-24T08:25:00.000Z', 'desk')
  expect(screen.getByText('Arrived').textContent).toBe('Arrived09:20')
})

it('keeps in sight what is fixed, in a quiet line: place, weather and id', () => {
  show({}, '2026-11-20T08:00:00.000Z', 'doctor')
  expect(screen.getByText(/^Appointment id:/).closest('summary')?.textContent).toMatch(
    /Weather data not available.*Vigo \/ 36201 \/ Spain.*Appointment id: /,
  )
})
