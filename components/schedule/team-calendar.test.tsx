import { fireEvent, screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { hourMs } from '#contract/durations'
import { island } from '@/components/testing/island'
import * as booking from '@/lib/browser/book-visit'
import type { CalendarStart, WeekAppointment, WeekDayOff, WeekShift } from '@/lib/domain/schedule'
import { routes } from '@/lib/routes'
import { Calendar } from './calendar'
import { CalendarScreen } from './calendar-screen'

const day = '2026-11-24'
const page = island({ at: `${routes.calendar}?view=team&week=2026-11-23&day=${day}` })

const doctor = (id: string, name: string) => ({ id, name, specialty: 'cardiology' as const })
const [off, other] = [doctor('d1', 'Eva Gil'), doctor('d2', 'Luis Mora')]
const cold: WeekDayOff = { id: 'o1', from: day, to: day, reason: 'sick', note: 'a cold', whole: false }
const empty = { shifts: [], appointments: [] }

const start: CalendarStart = {
  timeZone: 'Europe/Madrid',
  slotMinutes: 30,
  clinicName: 'Centro',
  doctor: off,
  doctors: [off, other],
  week: '2026-11-23',
  schedule: null,
  team: {
    date: day,
    doctors: [
      { ...off, ...empty, daysOff: [cold] },
      { ...other, ...empty, daysOff: [{ ...cold, id: 'o2', from: '2026-11-25', to: '2026-11-25' }] },
    ],
    readAt: 1,
  },
  now: '2026-11-23T09:00:00.000Z',
}

const column = async (name: string) => (await screen.findByRole('group', { name })).textContent

it('the team’s day shadows the doctor who is off, in words, and no other', async () => {
  await page.load(<Calendar start={start} />)
  expect(await column('Eva Gil')).toContain('Day off: Sick leave: a cold')
  expect(await column('Luis Mora')).not.toContain('Day off')
  expect(
    screen.queryByRole('navigation', { name: 'Days of the week' }),
    'the arrows turn its days',
  ).toBeNull()
})

it('the head of a doctor without hours says so', async () => {
  await page.load(<Calendar start={start} />)
  const head = (await screen.findByRole('link', { name: 'Luis Mora' })).parentElement
  expect(head?.textContent).toBe('Luis MoraCardiologyNo hours')
})

it.each([
  [0, '16:00', 15],
  [31 * hourMs, '17:00', 16],
])(
  'the head of a doctor says how much is booked, and books their next free time: %i ms of notice',
  async (noticeMs, time, hour) => {
    vi.setSystemTime(start.now)
    onTestFinished(() => void vi.useRealTimers())
    const shift = { id: 's1', start: `${day}T15:00:00.000Z`, end: `${day}T19:00:00.000Z` } as WeekShift
    const nextTimes = [15, 16].map((each) => `${day}T${each}:00:00.000Z`)
    const doctors = [{ ...off, ...empty, shifts: [shift], nextTimes }]
    await page.load(<Calendar start={{ ...start, noticeMs, team: { date: day, doctors, readAt: 1 } }} />)
    const head = (await screen.findByRole('link', { name: 'Eva Gil' })).parentElement
    expect(head?.textContent).toContain('0 of 8 booked')
    const open = vi.spyOn(booking, 'bookVisit')
    await page.press(`Free ${time}, Eva Gil`)
    expect(open.mock.calls).toEqual([[{ doctorId: 'd1', day, start: `${day}T${hour}:00:00.000Z` }]])
    expect(screen.getByText(/^1 doctor/).textContent).toContain('0 of 8 booked')
  },
)

const given: WeekAppointment = {
  id: 'v1',
  start: `${day}T15:00:00.000Z`,
  end: `${day}T15:30:00.000Z`,
  status: 'cancelled',
  specialty: 'cardiology',
  patientName: 'Ana Ros',
}

it('who comes within half an hour has the frame, in the column of each doctor', async () => {
  const now = `${day}T14:40:00.000Z`
  vi.setSystemTime(now)
  onTestFinished(() => void vi.useRealTimers())
  const at = (id: string, time: string) => ({
    ...given,
    id,
    start: `${day}T${time}:00.000Z`,
    end: `${day}T${time.replace(':00', ':30')}:00.000Z`,
    status: 'pending' as const,
  })
  const doctors = [
    { ...off, ...empty, appointments: [at('soon', '15:00'), at('after', '16:00')] },
    { ...other, ...empty, appointments: [at('far', '16:00')] },
  ]
  await page.load(<Calendar start={{ ...start, now, team: { date: day, doctors, readAt: 1 } }} />)
  await screen.findByRole('group', { name: 'Eva Gil' })
  const framed = [...document.querySelectorAll<HTMLElement>('[data-block][data-next]')]
  expect(framed.map(({ dataset }) => dataset.block)).toEqual(['soon'])
})

it.each([
  ['among the hours of its doctor', []],
  ['below who has given it back', [given]],
])('a free time stands %s, and can be booked there', async (_, appointments) => {
  vi.setSystemTime(start.now)
  onTestFinished(() => void vi.useRealTimers())
  const nextTimes = [`${day}T15:00:00.000Z`]
  const doctors = [
    { ...off, ...empty, appointments, nextTimes },
    { ...other, ...empty },
  ]
  await page.load(<Calendar start={{ ...start, team: { date: day, doctors, readAt: 1 } }} />)
  const open = vi.spyOn(booking, 'bookVisit')
  await page.press('Eva Gil, 16:00, free. Book an appointment')
  expect(open.mock.calls).toEqual([[{ doctorId: 'd1', day, start: nextTimes[0] }]])
})

it('a time that was given back in the middle of a schedule leaves the press to the schedule', async () => {
  vi.setSystemTime(start.now)
  onTestFinished(() => void vi.useRealTimers())
  const shift = { id: 's1', start: `${day}T14:45:00.000Z`, end: `${day}T15:45:00.000Z` } as WeekShift
  const doctors = [{ ...off, shifts: [shift], appointments: [given], nextTimes: [given.start] }]
  await page.load(<Calendar start={{ ...start, team: { date: day, doctors, readAt: 1 } }} />)
  expect(await screen.findByRole('button', { name: 'Free 16:00, Eva Gil' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Eva Gil, 16:00/ })).toBeNull()
})

it.each([
  [30, ['11:00', '11:30']],
  [5, ['11:00']],
])(
  '%i-minute times free within two hours stand among the hours, and who begins later takes less width',
  async (slotMinutes, shown) => {
    const now = `${day}T09:00:00.000Z`
    vi.setSystemTime(now)
    onTestFinished(() => void vi.useRealTimers())
    const hours = (from: string) => [{ id: from, start: `${day}T${from}Z`, end: `${day}T19:00:00.000Z` }]
    const nextTimes = ['10:00', '10:30', '15:00'].map((each) => `${day}T${each}:00.000Z`)
    const doctors = [
      { ...off, ...empty, shifts: hours('08:00:00.000') as WeekShift[], nextTimes },
      { ...other, ...empty, shifts: hours('15:00:00.000') as WeekShift[] },
    ]
    await page.load(
      <Calendar start={{ ...start, slotMinutes, now, team: { date: day, doctors, readAt: 1 } }} />,
    )
    const free = await screen.findAllByRole('button', { name: /^Eva Gil, .+ Book an appointment$/ })
    expect(free.map(({ textContent }) => textContent)).toEqual(shown)
    const shares = document
      .querySelector<HTMLElement>('[style*="--tracks"]')
      ?.style.getPropertyValue('--tracks')
    expect(shares).toBe('minmax(8rem, 1.4fr) minmax(8rem, 1fr)')
  },
)

it('free times that have all passed are asked for again', async () => {
  vi.setSystemTime(start.now)
  onTestFinished(() => void vi.useRealTimers())
  const at = (nextTime: string, readAt: number) => ({
    date: day,
    doctors: [{ ...off, ...empty, nextTimes: [nextTime] }],
    readAt,
  })
  page.answer('calendar.team', at(`${day}T15:00:00.000Z`, 2))
  await page.load(<Calendar start={{ ...start, team: at('2026-11-23T08:30:00.000Z', 1) }} />)
  expect(await screen.findByRole('button', { name: 'Free 16:00, Eva Gil' })).toBeTruthy()
  expect(page.sentTo('calendar.team')).toHaveLength(1)
})

it('a doctor without any free time is not asked for again', async () => {
  const doctors = [{ ...off, ...empty, nextTimes: [] }]
  await page.load(<Calendar start={{ ...start, team: { date: day, doctors, readAt: 1 } }} />)
  expect(await screen.findByRole('link', { name: 'Eva Gil' })).toBeTruthy()
  expect(page.sentTo('calendar.team')).toHaveLength(0)
})

it('the marks and the colours of the hours are explained on demand', async () => {
  const kind = { id: 'k1', nameEn: 'Skin check', nameEs: 'Revisión de piel', colour: 'rose' as const }
  const visit: WeekAppointment = {
    id: 'v1',
    start: `${day}T09:00:00.000Z`,
    end: `${day}T09:30:00.000Z`,
    status: 'pending',
    specialty: 'cardiology',
    patientName: 'Ana Ros',
    kind,
  }
  const doctors = [{ ...off, ...empty, appointments: [visit, { ...visit, id: 'v2' }] }]
  await page.load(
    <CalendarScreen page={{ kind: 'ready', start: { ...start, team: { date: day, doctors, readAt: 1 } } }} />,
  )
  const marks = await screen.findByText('Legend')
  marks.click()
  const legend = marks.closest('details')
  expect(legend?.open).toBe(true)
  expect(legend?.querySelector('ul')?.textContent).toBe(
    'PendingConfirmedArrivedCompletedNot attendedCancelledNot closedNextSkin check',
  )
})

it('a window too narrow for all doctors says which it shows, and leads to the others and back', async () => {
  const widths = { scrollWidth: 200, clientWidth: 130 }
  for (const [name, width] of Object.entries(widths)) {
    const spy = vi.spyOn(HTMLElement.prototype, name as keyof typeof widths, 'get').mockReturnValue(width)
    onTestFinished(() => spy.mockRestore())
  }
  await page.load(<Calendar start={start} />)
  const hours = await screen.findByRole('region', { name: 'Calendar' })
  const scroll = vi.spyOn(hours, 'scrollTo').mockImplementation((to) => {
    hours.scrollLeft = Math.min(70, (to as ScrollToOptions).left ?? 0)
    fireEvent.scroll(hours)
  })
  onTestFinished(() => scroll.mockRestore())
  await page.press('1 of 2 Show other doctors')
  await page.press('2 of 2 Show other doctors')
  expect(hours.scrollLeft).toBe(0)
  expect(scroll).toHaveBeenCalledTimes(2)
})
