import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { anAppointment } from '@/components/testing/an-appointment'
import { island } from '@/components/testing/island'
import type { AppointmentDetail } from '@/lib/domain/appointment'
import { AppointmentScreen } from './appointment-screen'

const page = island()
function show(changes: Partial<AppointmentDetail>, now: string, reader: 'patient' | 'doctor' = 'patient') {
  page.show(
    <AppointmentScreen
      visit={{ ...anAppointment, ...changes }}
      weather={null}
      record={null}
      wishes={[]}
      reader={reader}
      now={new Date(now)}
      entries={null}
      more={null}
    />,
  )
  return screen.queryByRole('link', { name: 'Add to my calendar' }) !== null
}

it.each([
  ['pending', '2026-11-24T08:29:00.000Z', true],
  ['pending', anAppointment.start, false],
  ['cancelled', '2026-11-20T08:00:00.000Z', false],
  ['completed', '2026-11-25T08:00:00.000Z', false],
] as const)('an appointment that is %s at %s goes into a calendar: %s', (status, now, offered) => {
  expect(show({ status }, now)).toBe(offered)
})

it('folds the time zone and the id, which its patient rarely needs', () => {
  show({}, '2026-11-20T08:00:00.000Z')
  const folded = screen.getByText('Time zone and appointment id').parentElement
  expect(folded?.textContent).toMatch(/Central European Time \(Madrid\).*Appointment id: /)
  expect(folded).toHaveProperty('open', false)
})

it('says where in one address', () => {
  show({}, '2026-11-20T08:00:00.000Z')
  const lines = [...(screen.getByText('Calle Real 2').parentElement?.children ?? [])]
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Calle Real 2',
    'Centro',
    'Vigo / 36201 / Spain',
  ])
})

it('begins for its doctor with when, then who comes and the note, before what to do', () => {
  const patient = { id: 'p1', name: 'Rosa', surname: 'Blanca', birthdate: '1990-05-17' }
  show({ patient }, '2026-11-20T08:00:00.000Z', 'doctor')
  expect(screen.getByRole('banner').textContent).toMatch(/24 Nov 2026.*09:30.*Vigo \/ 36201 \/ Spain/)
  const heads = screen.getAllByRole('heading').map(({ textContent }) => textContent)
  expect(heads.filter((head) => head !== 'An earlier time?').slice(1)).toEqual([
    'Patient Information',
    'Notes',
    'Note on the appointment',
    'Actions',
  ])
})

it.each([
  ['2026-11-24T08:26:00.000Z', {}, 'Mark arrived'],
  ['2026-11-24T08:40:00.000Z', { arrivedAt: '2026-11-24T08:20:00.000Z' }, 'To the doctor'],
  ['2026-11-24T08:40:00.000Z', { arrivedAt: anAppointment.start, startedAt: anAppointment.start }, null],
  ['2026-11-23T22:30:00.000Z', {}, null],
  ['2026-11-24T15:00:00.000Z', {}, 'Mark arrived'],
  ['2026-11-25T08:00:00.000Z', {}, null],
] as const)('offers the staff at %s the step of the board: %j %s', (now, presence, step) => {
  show(presence, now, 'doctor')
  const steps = screen.queryAllByRole('button', { name: /^(Mark arrived|To the doctor)$/ })
  expect(steps.map(({ textContent }) => textContent)).toEqual(step ? [step] : [])
})
