import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { aDayVisit } from '@/components/testing/a-day-visit'
import { aVisit, aVisitDetail } from '@/components/testing/a-visit'
import { island } from '@/components/testing/island'
import { useVisitWishes, type WantedVisit } from '@/lib/browser/book-visit'
import type { Today, TodayVisit } from '@/lib/domain/today'
import { routes } from '@/lib/routes'
import { TodayScreen } from './today-screen'

const page = island({ at: '/app/today' })
const now = '2026-11-24T08:00:00.000Z'
const visit = aDayVisit({ start: '2099-11-24T08:30:00.000Z', end: '2099-11-24T09:00:00.000Z' })
const arrived = { ...visit, arrivedAt: now }
const started = { ...arrived, startedAt: now }
const dayOf = (...visits: TodayVisit[]): Today => ({ date: '2026-11-24', timeZone: 'Europe/Madrid', visits })

/** Stands where the frame opens the dialog. */
function Frame({ onWish }: { onWish: (wanted: WantedVisit) => void }) {
  useVisitWishes(onWish)
  return null
}

function open(today: Today, doctorId: string | null = 'd1', onWish = (_wanted: WantedVisit) => {}) {
  const user = { clinicId: 'c1', doctorId, name: 'Eva Gil', wholeClinic: doctorId === null }
  page.show(
    <TodayScreen initial={today} user={user} now={now}>
      <Frame onWish={onWish} />
    </TodayScreen>,
  )
}
const column = (name: string) => screen.getByRole('region', { name: new RegExp(`^${name}`) })
const card = () => screen.getByRole('link', { name: 'Lucía Vidal' })
const press = (key: string) => act(async () => void fireEvent.keyDown(card(), { key }))
const stands = (name: string) => waitFor(() => expect(column(name).textContent).toContain('Lucía Vidal'))

describe('the board of the day', () => {
  it('shows and counts the groups that have somebody', () => {
    open(dayOf(arrived))
    expect(screen.getAllByRole('region')).toEqual([column('Arrived')])
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Arrived1')
  })

  it('shows who is late or due within the hour before the others, and fills one step at most', () => {
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
    const late = { ...visit, start: at(-5) }
    const soon = { ...visit, id: 'v3', patientName: 'Eva Sol', start: at(10) }
    const later = { ...visit, id: 'v2', patientName: 'Ana Ros', start: at(90) }
    open(dayOf(late, soon, later), null)
    expect(column('Now and next').textContent).toContain('Lucía Vidal')
    expect(column('Later').textContent).toContain('Ana Ros')
    const step = (name: string) => screen.getByRole('button', { name: `Mark arrived: ${name}` })
    expect(step('Lucía Vidal').className).toContain('button-primary')
    expect(step('Eva Sol').className).toContain('button-secondary')
    expect(step('Ana Ros').className).toContain('button-ghost')
  })

  it('shows the telephone with the steps, and in a word that somebody comes', () => {
    open(dayOf({ ...visit, patientPhone: '555 000 017', confirmedAt: now }))
    const phone = screen.getByRole('link', { name: '555 000 017' })
    expect(phone.closest('div')?.contains(screen.getByRole('button', { name: /^Mark arrived/ }))).toBe(true)
    expect(within(column('Expected')).getByText('Confirmed').className).not.toContain('sr-only')
  })

  it('opens a visit within the app, and leaves a new tab to the browser', () => {
    open(dayOf(visit))
    expect(fireEvent.click(card())).toBe(false)
    expect(page.visited).toEqual([expect.stringContaining('/app/appointments/v1')])
    expect(fireEvent.click(card(), { ctrlKey: true })).toBe(true)
    expect(page.visited).toHaveLength(1)
  })

  it('fills the desk’s booking while nobody waits, and the step of who waits instead', () => {
    const user = { clinicId: 'c1', doctorId: null, name: 'Eva Gil', wholeClinic: true }
    const shown = (key: string, each: TodayVisit) => (
      <TodayScreen key={key} initial={dayOf(each)} user={user} now={now} books>
        {null}
      </TodayScreen>
    )
    const filled = () =>
      screen.getAllByRole('button').filter(({ className }) => className.includes('button-primary'))
    const { rerender } = page.show(shown('nobody', visit))
    expect(filled().map(({ textContent }) => textContent)).toEqual(['Book an appointment'])
    rerender(shown('one', arrived))
    expect(filled().map(({ textContent }) => textContent)).toEqual(['To the doctor'])
  })

  it('marks a newborn, also after a step whose answer does not say so', async () => {
    page.answer('appointments.arrive', aVisit({ arrivedAt: now }))
    open(dayOf({ ...visit, newborn: true }), null)
    card().focus()
    await press('ArrowRight')
    await stands('Arrived')
    expect(column('Arrived').textContent).toContain('Newborn')
  })

  it('shows a doctor the next patient with what the server read of them, and asks when that is another', async () => {
    const other = { ...visit, id: 'v2', patientId: 'p2', patientName: 'Ana Ros', reason: 'Cough' }
    const user = { clinicId: 'c1', doctorId: 'd1', name: 'Eva Gil', wholeClinic: false }
    page.show(
      <TodayScreen
        initial={dayOf(visit, { ...other, start: '2099-11-24T09:00:00.000Z' })}
        user={user}
        now={now}
        facts={{ p1: <p>Latex</p> }}
      >
        {null}
      </TodayScreen>,
    )
    const next = () => screen.getByRole('button', { name: /^Start/ }).closest('li')?.textContent
    expect(next()).toContain('Lucía Vidal')
    expect(next()).toContain('Latex')
    expect(screen.queryByRole('button', { name: 'Mark arrived: Ana Ros' })).toBeNull()
    expect(page.refreshed()).toBe(0)
    page.answer('appointments.start', aVisit({ arrivedAt: now, startedAt: now }))
    await page.press('Start: Lucía Vidal')
    await stands('With the doctor')
    await waitFor(() => expect(next()).toContain('Ana RosCough'))
    expect(next()).not.toContain('Latex')
    expect(page.refreshed()).toBe(1)
  })

  it('shows a nurse who waits with what the record says, and asks for whoever comes', async () => {
    const later = { ...visit, id: 'v3', patientId: 'p3', patientName: 'Eva Sol' }
    const start = new Date(Date.now() + 600_000).toISOString()
    const other = { ...visit, id: 'v2', patientId: 'p2', patientName: 'Ana Ros', start }
    const user = { clinicId: 'c1', doctorId: null, name: 'Eva Gil', wholeClinic: true }
    const shown = (each: Today) => (
      <TodayScreen
        initial={each}
        user={user}
        now={new Date().toISOString()}
        cares
        facts={{ p1: <p>Latex</p> }}
      >
        {null}
      </TodayScreen>
    )
    page.show(shown(dayOf(arrived, { ...other, patientPhone: '555 000 017' }, later)))
    expect(column('Arrived').textContent).toContain('Latex')
    expect(screen.getByRole('link', { name: 'Clinical History of Lucía Vidal' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Mark arrived: Eva Sol' })).toBeNull()
    expect(screen.getByRole('link', { name: '555 000 017' })).toBeTruthy()
    expect(page.refreshed()).toBe(0)
    expect(screen.getByRole('link', { name: /^Allergies are not shown/ }).getAttribute('href')).toBe(
      routes.history('p2'),
    )
    page.answer('appointments.today', dayOf(arrived, other, { ...later, arrivedAt: now }))
    const ids = { appointmentId: 'v3', doctorId: 'd1', patientId: 'p3', clinicId: 'c1' }
    await page.tell({ type: 'appointment.changed', ...ids })
    await waitFor(() => expect(column('Arrived').textContent).toContain('Eva Sol'))
    await waitFor(() => expect(page.refreshed()).toBe(1))
  })

  it('asks for the record of who comes to be among the first six, of whom alone records are read', async () => {
    const waiting = [1, 2, 3, 4, 5, 6, 7].map((at) => ({
      ...arrived,
      id: `v${at}`,
      patientId: `p${at}`,
      patientName: `Ana ${at}`,
    }))
    const facts = Object.fromEntries(
      waiting.slice(0, 6).map(({ patientId }) => [patientId, <p key="1">Latex</p>]),
    )
    const user = { clinicId: 'c1', doctorId: null, name: 'Eva Gil', wholeClinic: true }
    page.show(
      <TodayScreen initial={dayOf(...waiting)} user={user} now={now} cares facts={facts}>
        {null}
      </TodayScreen>,
    )
    expect(screen.getAllByText('Latex')).toHaveLength(6)
    page.answer('appointments.start', aVisit({ appointmentId: 'v1', arrivedAt: now, startedAt: now }))
    await page.press('To the doctor: Ana 1')
    await waitFor(() => expect(page.refreshed()).toBe(1))
  })

  it('folds the end of a long list, whose next row then has the focus', async () => {
    const many = Array.from({ length: 9 }, (_, at) => ({ ...visit, id: `l${at}`, patientName: `Ana ${at}` }))
    open(dayOf(...many), null)
    const folded = () => document.querySelectorAll('li[data-folded]').length
    expect(folded()).toBe(4)
    await page.press('Show 4 more')
    expect(folded()).toBe(0)
    expect(document.activeElement?.textContent).toBe('Ana 5')
  })

  it('cuts a long day in two, each half with a fold of its own', async () => {
    const at = (hour: number, id: string) => ({ ...visit, id, start: `2099-11-24T${hour}:30:00.000Z` })
    const afternoon = Array.from({ length: 8 }, (_, each) => at(15, `a${each}`))
    open(dayOf(at(11, 'm1'), ...afternoon), null)
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Expected1',
      'Afternoon8',
    ])
    await page.press('Show 3 more')
    expect(document.querySelectorAll('li[data-folded]')).toHaveLength(0)
  })

  it.each([
    [20, true],
    [40, false],
  ])(
    'says of who has not confirmed %d minutes before that it is pending, in amber: %s',
    (minutes, isAmber) => {
      open(dayOf({ ...visit, start: new Date(Date.now() + minutes * 60_000).toISOString() }), null)
      expect(screen.getByText('Pending').className.includes('warning')).toBe(isAmber)
    },
  )

  it('takes a step on and back with one key each, and the focus goes with the card', async () => {
    page.answer('appointments.arrive', aVisit({ arrivedAt: now }))
    page.answer('appointments.start', aVisit({ arrivedAt: now, startedAt: now }))
    page.answer('appointments.halt', aVisit({ arrivedAt: now }))
    open(dayOf(visit), null)
    card().focus()
    await press('ArrowRight')
    await stands('Arrived')
    expect(document.activeElement).toBe(card())
    await press('ArrowRight')
    await stands('With the doctor')
    await press('ArrowLeft')
    await stands('Arrived')
    expect(document.activeElement).toBe(card())
    expect(page.sent.map(({ call }) => call)).toEqual([
      'POST /api/calls/appointments.arrive',
      'POST /api/calls/appointments.start',
      'POST /api/calls/appointments.halt',
    ])
  })

  it('takes by key what the row offers: a doctor starts the next patient, and leaves the others to the desk', async () => {
    const later = { ...visit, id: 'v2', patientName: 'Ana Sol', start: '2099-11-24T10:30:00.000Z' }
    page.answer('appointments.start', aVisit({ arrivedAt: now, startedAt: now }))
    open(dayOf(visit, later))
    fireEvent.keyDown(screen.getByRole('link', { name: 'Ana Sol' }), { key: 'ArrowRight' })
    await press('ArrowRight')
    await stands('With the doctor')
    expect(page.sent.map(({ call }) => call)).toEqual(['POST /api/calls/appointments.start'])
  })

  it('asks again for the record of who comes back', async () => {
    const other = {
      ...visit,
      id: 'v2',
      patientId: 'p2',
      patientName: 'Ana Ros',
      start: '2099-11-24T09:00:00.000Z',
    }
    const user = { clinicId: 'c1', doctorId: 'd1', name: 'Eva Gil', wholeClinic: false }
    const shown = (facts: Record<string, ReactNode>) => (
      <TodayScreen initial={dayOf(visit, other)} user={user} now={now} facts={facts}>
        {null}
      </TodayScreen>
    )
    const { rerender } = page.show(shown({ p1: <p>Latex</p> }))
    page.answer('appointments.start', aVisit({ arrivedAt: now, startedAt: now }))
    await page.press('Start: Lucía Vidal')
    await waitFor(() => expect(page.refreshed()).toBe(1))
    rerender(shown({ p2: <p>Nuts</p> }))
    page.answer('appointments.halt', aVisit({ arrivedAt: now }))
    await press('ArrowLeft')
    await waitFor(() => expect(page.refreshed()).toBe(2))
  })

  it('keeps both of two steps that were under way at once', async () => {
    const other = { ...arrived, id: 'v2', patientName: 'Ana Sol' }
    const arrives = page.wait('appointments.arrive')
    const starts = page.wait('appointments.start')
    open(dayOf(visit, other), null)
    await press('ArrowRight')
    await act(
      async () =>
        void fireEvent.keyDown(screen.getByRole('link', { name: 'Ana Sol' }), { key: 'ArrowRight' }),
    )
    await arrives.answer(aVisit({ arrivedAt: now }))
    await starts.answer(aVisit({ appointmentId: 'v2', arrivedAt: now, startedAt: now }))
    await stands('Arrived')
    expect(column('With the doctor').textContent).toContain('Ana Sol')
  })

  it('books another appointment for who did not come, with the same doctor', async () => {
    const onWish = vi.fn()
    open(dayOf({ ...visit, status: 'no-show' }), null, onWish)
    await page.press('Book again: Lucía Vidal')
    expect(onWish).toHaveBeenCalledWith({ patient: { id: 'p1', name: 'Lucía Vidal' }, doctorId: 'd1' })
  })

  it('says that a visit still ahead is done only when that is meant', async () => {
    page.answer('appointments.complete', aVisit({ status: 'completed' as const, undo: 'token' }))
    open(dayOf(started))
    await press('ArrowRight')
    const question = await screen.findByRole('alertdialog')
    expect(question.textContent).toContain('Lucía Vidal')
    await act(async () => void fireEvent.keyDown(question, { key: 'Escape' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(page.sent).toEqual([])
    await stands('With the doctor')
    await press('ArrowRight')
    await page.press('Complete anyway')
    await screen.findByRole('region', { name: /^Completed/ })
  })

  it('shows who waits, then who has to be called, and last who comes later', () => {
    open(dayOf(visit, { ...arrived, id: 'v2' }, { ...visit, id: 'v3', status: 'no-show' }), null)
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Arrived1',
      'Not attended1',
      'Expected1',
    ])
  })

  it('says once of who did not come that they did not, below its heading', () => {
    const start = new Date(Date.now() - 1_200_000).toISOString()
    open(dayOf({ ...visit, start, status: 'no-show' }), null)
    expect(screen.getAllByText('Not attended')).toHaveLength(1)
  })

  it.each([
    ['once everybody is done', [], 1],
    ['not while somebody waits', [{ ...arrived, id: 'v2' }], 0],
  ])('says that nobody else is expected %s', (_when, others, times) => {
    open(dayOf({ ...visit, status: 'completed' }, ...others))
    expect(screen.queryAllByText('Nobody else is expected today.')).toHaveLength(times)
    expect(screen.getByText(`1 of ${1 + others.length} completed`)).toBeTruthy()
  })

  it('says beside the visits that come next in how many minutes that is', () => {
    const soon = (minutes: number) => new Date(Date.now() + (minutes - 0.5) * 60_000).toISOString()
    const next = { ...visit, start: soon(10) }
    const later = { ...visit, id: 'v2', start: soon(40), patientName: 'Ana Ros' }
    open(dayOf(next, { ...next, id: 'v3', patientName: 'Eva Sol' }, later))
    const rows = [...document.querySelectorAll('[data-visit]')].map(({ textContent }) => textContent)
    expect(rows.map((row) => row?.includes('in 10 min'))).toEqual([true, true, false])
  })

  it('folds who is done, and the focus of a visit that goes there stays with its group', async () => {
    open(dayOf(started), null)
    card().focus()
    page.answer('appointments.today', dayOf({ ...started, status: 'completed' }))
    const ids = { appointmentId: 'v1', doctorId: 'd1', patientId: 'p1', clinicId: 'c1' }
    await page.tell({ type: 'appointment.changed', ...ids })
    await screen.findByRole('region', { name: /^Completed/ })
    expect(document.querySelectorAll('[data-visit]')).toHaveLength(0)
    const fold = screen.getByRole('button', { name: /^Completed/, expanded: false })
    expect(document.activeElement).toBe(fold)
    await page.press(/^Completed/)
    expect(card()).toBeTruthy()
  })

  it('warns of a visit that may be missed only where that is likely', () => {
    const hint = { reasons: [], missed: 1, closed: 3, leadDays: 2, suggestion: null, asking: 'done' as const }
    const hinted = { ...visit, missHint: { ...hint, percent: 33 } }
    open(dayOf(hinted, { ...hinted, id: 'v2', missHint: { ...hint, percent: 21 } }))
    expect(screen.getByText('No-show risk 33%').className).toContain('text-warning-strong')
    expect(screen.getByText('No-show risk 21%').className).not.toContain('text-warning-strong')
  })

  it('says neither to who cannot act on it nor of who has confirmed that they may not come, and how old they are', () => {
    const missHint = {
      percent: 33,
      reasons: [],
      missed: 1,
      closed: 3,
      leadDays: 2,
      suggestion: null,
      asking: 'done' as const,
    }
    const hinted = { ...visit, missHint, birthdate: '2020-03-01', resource: 'Room 2' }
    const user = { clinicId: 'c1', doctorId: null, name: 'Eva Gil', wholeClinic: true }
    const shown = (showsHints: boolean, each: TodayVisit) => (
      <TodayScreen initial={dayOf(each)} user={user} now={now} cares={!showsHints}>
        {null}
      </TodayScreen>
    )
    const { rerender } = page.show(shown(false, hinted))
    expect(screen.queryByText(/No-show risk/)).toBeNull()
    expect(column('Expected').textContent).toContain('6 yearsEva GilRoom 2Pending')
    rerender(shown(true, { ...hinted, confirmedAt: now }))
    expect(screen.queryByText(/No-show risk/)).toBeNull()
    rerender(shown(true, { ...hinted }))
    expect(screen.getByText('No-show risk 33%')).toBeTruthy()
  })

  it('leaves closing a visit and reopening it to its doctor', async () => {
    open(dayOf(started), null)
    expect(screen.queryByRole('button', { name: 'Complete: Lucía Vidal' })).toBeNull()
    await press('ArrowRight')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(page.sent).toEqual([])
  })

  it('reopens what its doctor closed today, and says when it is too late for that', async () => {
    page.answer('appointments.get', aVisitDetail({ undo: null }))
    page.answer('visits.undo', { message: 'done' })
    open(dayOf({ ...started, status: 'completed' }))
    await page.press(/^Completed/)
    await page.press('Reopen: Lucía Vidal')
    expect(await screen.findByRole('alert')).toBeTruthy()
    page.answer('appointments.get', aVisitDetail({ undo: 'token' }))
    await page.press('Reopen: Lucía Vidal')
    await stands('With the doctor')
  })

  it.each(['completed', 'no-show'] as const)('says in a word how what is %s is reopened', async (status) => {
    open(dayOf({ ...visit, status }))
    if (status === 'completed') await page.press(/^Completed/)
    expect(screen.getByRole('button', { name: 'Reopen: Lucía Vidal' }).textContent).toBe('Reopen')
  })

  it('is read again, and says why, when a step was refused', async () => {
    page.refuse('appointments.arrive', 'status_conflict')
    page.answer('appointments.today', dayOf({ ...visit, status: 'no-show' }))
    open(dayOf(visit), null)
    await press('ArrowRight')
    expect(await screen.findByRole('alert')).toBeTruthy()
    await stands('Not attended')
  })

  it('follows what others do', async () => {
    page.answer('appointments.today', dayOf(arrived))
    open(dayOf(visit))
    const ids = { appointmentId: 'v1', doctorId: 'd1', patientId: 'p1', clinicId: 'c1' }
    await page.tell({ type: 'appointment.changed', ...ids })
    await stands('Arrived')
  })

  it('finds a name without its accents, also among what is folded', async () => {
    const done = { ...visit, id: 'v2', patientName: 'Ana Ros', status: 'completed' as const }
    open(dayOf(visit, done), null)
    await page.type('Find a name', 'lucia')
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
    expect(card()).toBeTruthy()
    await page.type('Find a name', 'ros')
    expect(screen.getByRole('link', { name: 'Ana Ros' })).toBeTruthy()
    await page.type('Find a name', 'zz')
    expect(screen.getByText('No appointment today under this name.')).toBeTruthy()
  })

  it('shows one doctor’s visits to the desk that chooses so', async () => {
    const other = { ...visit, id: 'v2', doctorId: 'd2', doctorName: 'Luis Paz', patientName: 'Ana Ros' }
    open(dayOf(visit, other), null)
    await page.type('Doctor', 'd2')
    expect(screen.queryByText('Lucía Vidal')).toBeNull()
    expect(screen.getByText('Ana Ros')).toBeTruthy()
    // The last of them goes to another day: the choice is gone, and so is what it hid.
    page.answer('appointments.today', dayOf(visit))
    await page.tell({
      type: 'appointment.changed',
      appointmentId: 'v2',
      doctorId: 'd2',
      patientId: 'p1',
      clinicId: 'c1',
    })
    await stands('Expected')
  })
})

it('shows somebody who comes back the day as the server has just read it', async () => {
  const user = { clinicId: 'c1', doctorId: null, name: 'Eva Gil', wholeClinic: true }
  const screenOf = (initial: Today) => (
    <TodayScreen initial={initial} user={user} now={now}>
      {null}
    </TodayScreen>
  )
  page.answer('appointments.arrive', aVisit({ arrivedAt: now }))
  const { rerender } = page.show(screenOf(dayOf(visit)))
  card().focus()
  await press('ArrowRight')
  await stands('Arrived')
  rerender(<p>Another screen</p>)
  rerender(screenOf(dayOf(started)))
  expect(column('With the doctor').textContent).toContain('Lucía Vidal')
})
