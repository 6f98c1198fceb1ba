// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import { settled } from '@/components/testing/stand-in-web'
import { markSignIn } from '@/lib/browser/session/stored-data'
import type { CalendarStart } from '@/lib/domain/schedule'
import { workshiftEndpoints } from '@/lib/endpoints/workshifts'
import { routes } from '@/lib/routes'
import { Calendar } from './calendar'

const page = island({ at: `${routes.calendar}?week=2026-11-23` })

const doctor = { id: 'd1', name: 'Eva Gil', specialty: 'cardiology' as const }
const schedule = {
  shifts: [
    { id: 's1', start: '2026-11-24T08:00:00.000Z', end: '2026-11-24T12:00:00.000Z' },
    { id: 's2', start: '2026-11-24T15:00:00.000Z', end: '2026-11-24T17:00:00.000Z' },
  ],
  appointments: [],
  readAt: 1,
}
const start: CalendarStart = {
  timeZone: 'Europe/Madrid',
  slotMinutes: 30,
  clinicName: 'Centro',
  doctor,
  doctors: [],
  week: '2026-11-23',
  schedule,
  team: null,
  now: '2026-11-23T09:00:00.000Z',
}

/** Each page of this process is the first after a sign-in. */
const show = (userId = 'ana') => {
  markSignIn()
  page.answer(workshiftEndpoints.week, schedule)
  return page.load(<Calendar start={start} />, { userId })
}

/** The page is loaded again: this tab keeps what its forms did not forget. */
function reload({ unmount }: { unmount: () => void }, userId?: string) {
  const kept = { ...sessionStorage }
  unmount()
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value)
  return show(userId)
}

const dialog = () => document.querySelector('[role=dialog]')

/** By its mark: roles would be looked for in the whole week. */
async function open(shift: string) {
  const block = document.querySelector<HTMLElement>(`button[data-block="${shift}"]`)
  await settled(() => block?.click())
  await waitFor(() => expect(dialog()).toBeTruthy())
}

const [morning, afternoon] = ['s1', 's2']
const time = (label: string) =>
  ['Hora', 'Minutos'].map((part) => page.field(`${label}, ${part}`).value).join(':')
const end = () => time('End Time')

async function typed() {
  const first = await show()
  await open(morning)
  await page.type('End Time, Hora', '14')
  return first
}

it('what is typed of a schedule opens again after a sign-in, for the same person and the same block', async () => {
  await reload(await typed())
  await waitFor(() => expect(dialog()).toBeTruthy())
  expect(time('Start Time')).toBe('09:00')
  expect(end()).toBe('14:00')
})

it('another block has its own hours', async () => {
  await reload(await typed())
  await open(afternoon)
  expect(end()).toBe('18:00')
})

it('another person at the same tab finds nothing of it', async () => {
  await reload(await typed(), 'eva')
  expect(dialog()).toBeNull()
  await open(morning)
  expect(end()).toBe('13:00')
})
