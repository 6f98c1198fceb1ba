import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { aVisit } from '@/components/testing/a-visit'
import { island } from '@/components/testing/island'
import { settled } from '@/components/testing/stand-in-web'
import type { WeekShift } from '@/lib/domain/schedule'
import { timesOfShift } from '@/lib/domain/shift-draft'
import { workshiftEndpoints } from '@/lib/endpoints/workshifts'
import { routes } from '@/lib/routes'
import { ShiftDialog } from './shift-dialog'
import { TeamShiftDialog } from './team-shift-dialog'

const page = island({ at: routes.calendar })
const closed = vi.fn()

const timeZone = 'Europe/Madrid'
const morning: WeekShift = { id: 's1', start: '2026-11-24T08:00:00.000Z', end: '2026-11-24T12:00:00.000Z' }
const afternoon: WeekShift = { id: 's2', start: '2026-11-24T15:00:00.000Z', end: '2026-11-24T18:00:00.000Z' }
const visit = aVisit({
  appointmentDate: '2026-11-24T11:00:00.000Z',
  appointmentEndDate: '2026-11-24T11:30:00.000Z',
})
const shown = {
  doctorId: 'd1',
  timeZone,
  week: '2026-11-23',
  schedule: {
    shifts: [morning, afternoon],
    appointments: [
      {
        id: 'v1',
        start: visit.appointmentDate,
        end: visit.appointmentEndDate,
        status: 'pending' as const,
        specialty: 'cardiology' as const,
        patientName: 'Lucía Vidal',
      },
    ],
    readAt: 1,
  },
}

function open(
  shift: WeekShift | null,
  times = { date: '2026-11-24', startTime: '08:00', endTime: '09:00' },
  anyHour = false,
) {
  closed.mockClear()
  return page.load(
    <ShiftDialog
      name="shift"
      draft={{
        doctorId: 'd1',
        shift,
        times: shift ? timesOfShift(shift, timeZone) : times,
        anyHour,
        serial: 1,
      }}
      open
      onOpenChange={closed}
      shown={shown}
      today="2026-11-23"
    />,
  )
}

const endsAt = (hour: string) => page.type('End Time, Hora', hour)
const saved = { id: 's1', doctorId: 'd1', clinicId: 'k1', startDate: morning.start, duration: 240 }

it('a schedule without a day asks for one', async () => {
  await open(null, { date: '', startTime: '09:00', endTime: '10:00' })
  await page.press('Save Schedule')
  // Once in the button of the day, once below it.
  expect(await screen.findAllByText('Select a date')).toHaveLength(2)
  expect(page.sent).toEqual([])
})

it('its calendar opens on the day, with the days before today faint and those of the next month', async () => {
  await open(null)
  await page.press(/^Date/)
  const day = (name: RegExp) => screen.getByRole('button', { name })
  await waitFor(() => expect(document.activeElement).toBe(day(/24 November 2026/)))
  const days = [/22 November 2026/, /25 November 2026/, /1 December 2026/].map(day)
  expect(days.map((each) => each.parentElement?.className.includes('muted-foreground'))).toEqual([
    true,
    false,
    false,
  ])
})

it('a day with hours is offered an hour beside them', async () => {
  const nine = { date: '2026-11-24', startTime: '09:00', endTime: '10:00' }
  await open(null, nine, true)
  expect(page.field('Start Time, Hora').value).toBe('13')
  expect(screen.queryByText(/There is already a schedule/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Save Schedule' })).toBeTruthy()
})

it('on the team’s day the hours of the day count before the week has arrived', async () => {
  page.wait(workshiftEndpoints.week)
  const times = { date: '2026-11-24', startTime: '09:00', endTime: '10:00' }
  await page.load(
    <TeamShiftDialog
      name="team"
      draft={{ doctorId: 'd1', shift: null, times, anyHour: true, serial: 1 }}
      open
      onOpenChange={closed}
      timeZone={timeZone}
      week="2026-11-23"
      today="2026-11-23"
      doctors={[{ id: 'd1', name: 'Eva Gil', specialty: null, ...shown.schedule }]}
    />,
  )
  expect(page.field('Start Time, Hora').value).toBe('13')
})

it('the end follows the start, and keeps the length', async () => {
  await open(null)
  await page.type('Start Time, Hora', '16')
  expect(page.field('End Time, Hora').value).toBe('17')
  await endsAt('19')
  await page.type('Start Time, Hora', '10')
  expect(page.field('End Time, Hora').value).toBe('13')
})

it('a new one over the hours of another is the change of that one', async () => {
  page.answer('workshifts.update', saved)
  await open(null)
  expect(screen.queryByText(/There is already a schedule/)).toBeNull()
  await endsAt('12')
  expect(screen.getByText(/There is already a schedule from 09:00 to 13:00/)).toBeTruthy()
  await page.press('Update Schedule')
  await waitFor(() => expect(closed).toHaveBeenCalledWith(false))
  expect(page.sent).toMatchObject([
    {
      call: 'POST /api/calls/workshifts.update',
      query: { id: 's1' },
      body: { startDate: '2026-11-24T07:00:00.000Z', duration: 240 },
    },
  ])
})

it('beside the hours of others it is a new one', async () => {
  page.answer('workshifts.create', saved)
  await open(null, { date: '2026-11-24', startTime: '13:00', endTime: '14:00' })
  await page.press('Save Schedule')
  await waitFor(() => expect(closed).toHaveBeenCalledWith(false))
  expect(page.sent).toMatchObject([
    { call: 'POST /api/calls/workshifts.create', body: { doctorId: 'd1', duration: 60 } },
  ])
})

it('hours that run into those of another are refused, and nothing typed is lost', async () => {
  page.refuse('workshifts.update', 'shift_overlap')
  await open(morning)
  await endsAt('17')
  await page.press('Update Schedule')
  expect((await screen.findByRole('alert')).textContent).toContain(
    'This overlaps another schedule of the doctor.',
  )
  expect(page.field('End Time, Hora').value).toBe('17')
  expect(closed).not.toHaveBeenCalled()
})

it('visits that would lose their hours are named first; the form keeps what was typed', async () => {
  page.refuse('workshifts.update', 'appointments_affected', { appointments: [visit] })
  await open(morning)
  expect(screen.getByText(/^1 appointment is booked in these hours\. If you shorten/)).toBeTruthy()
  await endsAt('11')
  await page.press('Update Schedule')
  const ask = await screen.findByRole('alertdialog')
  expect(ask.textContent).toContain('Lucía Vidal')
  within(ask).getByRole('button', { name: 'Cancel' }).click()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(page.field('End Time, Hora').value).toBe('11')
  expect(closed).not.toHaveBeenCalled()
})

it('they stay only where somebody says so', async () => {
  page.refuse('workshifts.update', 'appointments_affected', { appointments: [visit] })
  await open(morning)
  await endsAt('11')
  await page.press('Update Schedule')
  await screen.findByRole('alertdialog')
  await page.press('Update anyway')
  expect(await screen.findByText(/First choose what should happen to these appointments/)).toBeTruthy()
  expect(page.sentTo('workshifts.update')).toHaveLength(1)
  await page.pick('Leave them as they are')
  page.answer('workshifts.update', saved)
  await page.press('Update anyway')
  await waitFor(() => expect(closed).toHaveBeenCalledWith(false))
  expect(page.sentTo('workshifts.update').at(-1)).toMatchObject({
    query: { force: 'true' },
    body: { duration: 120 },
  })
})

it('so do those of hours that are deleted, and nothing that was shown is asked twice', async () => {
  const first = page.wait('workshifts.delete')
  await open(morning)
  await page.press('Delete Schedule')
  const ask = await screen.findByRole('alertdialog')
  expect(ask.textContent).toContain('Lucía Vidal')
  // The day is said above; what cannot be taken back stays quiet until something is chosen.
  expect(within(ask).getByRole('list').textContent).toBe('12:00Lucía Vidal')
  const button = () => within(ask).getByRole('button', { name: 'Delete Schedule' })
  const confirm = () => settled(() => button().click())
  expect(button().className).toContain('button-destructive-outline')
  await confirm()
  expect(screen.getByText(/First choose what should happen to these appointments/)).toBeTruthy()
  expect(page.sent).toEqual([])
  await page.pick('Leave them as they are')
  expect(button().className).not.toContain('outline')
  await confirm()
  page.answer('workshifts.delete', { message: 'deleted', undo: null })
  await first.refuse('appointments_affected', { appointments: [visit] })
  await waitFor(() => expect(closed).toHaveBeenCalledWith(false))
  expect(page.sent.map(({ call, query }) => [call, query.force])).toEqual([
    ['POST /api/calls/workshifts.delete', 'false'],
    ['POST /api/calls/workshifts.delete', 'true'],
  ])
})

const offer = { doctorId: 'd1', doctorName: 'Eva Gil', appointmentDate: '2026-11-24T08:30:00.000Z' }
const colleague = { doctorId: 'd2', doctorName: 'Luis Mora', appointmentDate: '2026-11-24T10:00:00.000Z' }

/** The question names the visit; then each is offered another time and a colleague. */
async function findWays() {
  await screen.findByRole('alertdialog')
  page.answer('visits.resolveOptions', {
    visits: [{ appointmentId: 'v1', same: [offer], colleague: [colleague] }],
  })
  page.answer('visits.resolve', { undo: 'u1', undoUntil: '2026-11-24T10:00:00.000Z', visits: [] })
}

it('hours made shorter let their visit go to another time, and both come back together', async () => {
  page.refuse('workshifts.update', 'appointments_affected', { appointments: [visit] })
  await open(morning)
  await endsAt('11')
  await page.press('Update Schedule')
  await findWays()
  await page.pick('Another time with the same doctor')
  await page.press('Move 1 appointment')
  await waitFor(() => expect(closed).toHaveBeenCalledWith(false))
  expect(page.sent.at(-1)?.body).toMatchObject({
    plan: [{ appointmentId: 'v1', to: { doctorId: 'd1', appointmentDate: offer.appointmentDate } }],
    with: { write: 'update-shift', id: 's1', body: { startDate: morning.start, duration: 120 } },
  })
  page.answer('visits.undo', { message: 'Taken back' })
  const undo = await screen.findByText('Undo')
  await settled(() => undo.click())
  await waitFor(() => expect(page.sent.at(-1)?.query).toEqual({ token: 'u1' }))
  expect(await screen.findByText(/^Undone: 1 appointment.* moved$/)).toBeTruthy()
})

const weekly = {
  seriesId: 'w1',
  doctorId: 'd1',
  clinicId: 'k1',
  version: 4,
  from: '2026-11-17',
  until: '2026-12-31',
  everyWeeks: 1,
  except: [],
  hours: [{ weekday: 2, start: '09:00', end: '13:00' }],
}
const counts = { seriesId: 'w1', created: 5, skipped: 0, removed: 5 }

it.each([
  ['one', 'workshifts.update', { id: 's1' }],
  ['following', 'workshift-series.update', { id: 'w1', scope: 'following', date: '2026-11-24' }],
  ['all', 'workshift-series.update', { id: 'w1', scope: 'all', date: '2026-11-24' }],
])('of weekly hours as much is changed as was chosen: %s', async (scope, name, query) => {
  page.answer('workshifts.update', saved)
  page.answer('workshift-series.get', weekly)
  page.answer('workshift-series.update', counts)
  await open({ ...morning, seriesId: 'w1' })
  await page.type('What to change', scope)
  await endsAt('14')
  await page.press('Update Schedule')
  await waitFor(() => expect(closed).toHaveBeenCalledWith(false))
  expect(page.sent.at(-1)).toMatchObject({ call: `POST /api/calls/${name}`, query })
})

it.each([
  ['one', 'workshifts.delete', { id: 's2' }],
  ['following', 'workshift-series.delete', { id: 'w1', scope: 'following', date: '2026-11-24' }],
  ['all', 'workshift-series.delete', { id: 'w1', scope: 'all', date: '2026-11-24' }],
])('and as much deleted: %s', async (scope, name, query) => {
  page.answer('workshifts.delete', { message: 'deleted', undo: null })
  page.answer('workshift-series.delete', counts)
  await open({ ...afternoon, seriesId: 'w1' })
  await page.press('Delete Schedule')
  const ask = await screen.findByRole('alertdialog')
  await page.type('What to delete', scope)
  await settled(() => within(ask).getByRole('button', { name: 'Delete Schedule' }).click())
  await waitFor(() => expect(closed).toHaveBeenCalledWith(false))
  expect(page.sent.at(-1)).toMatchObject({ call: `POST /api/calls/${name}`, query })
})

it('weekly hours made shorter from a day on do so with all that they touch, each by its own way', async () => {
  page.answer('workshift-series.get', weekly)
  page.refuse('workshift-series.update', 'appointments_affected', { appointments: [visit] })
  await open({ ...morning, seriesId: 'w1' })
  await page.type('What to change', 'following')
  await endsAt('11')
  await page.press('Update Schedule')
  await findWays()
  await page.pick('Another time with the same doctor')
  const hers = await screen.findByRole('combobox', { name: /Lucía Vidal/ })
  await settled(() => fireEvent.change(hers, { target: { value: 'colleague:0' } }))
  await page.press('Move 1 appointment')
  await waitFor(() => expect(closed).toHaveBeenCalledWith(false))
  expect(page.sent.at(-1)?.body).toMatchObject({
    plan: [{ appointmentId: 'v1', to: { doctorId: 'd2', appointmentDate: colleague.appointmentDate } }],
    with: {
      write: 'update-series',
      id: 'w1',
      scope: 'following',
      date: '2026-11-24',
      body: { hours: [{ weekday: 2, start: '09:00', end: '11:00' }], seriesVersion: 4 },
    },
  })
})

it.each([
  ['in the sheet of a phone', true],
  ['over the dialog of a wide window', false],
])('the calendar of its day opens %s', async (_where, isPhone) => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: isPhone } as MediaQueryList)
  await open(null)
  await page.press(/^Date/)
  const calendar = await screen.findByRole('dialog', { name: 'Choose a date' })
  expect(calendar.closest('form') !== null).toBe(isPhone)
})
