import { act, renderHook, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { sentences } from '#contract/sentences'
import { aVisit } from '@/components/testing/a-visit'
import { listedAppointment } from '@/components/testing/an-appointment'
import { island } from '@/components/testing/island'
import { useToasts } from '@/components/ui/toast'
import type { UndoableAppointment } from '@/lib/domain/appointment'
import { routes } from '@/lib/routes'
import { DoctorActions } from './doctor-actions'

const page = island()
const start = '2099-11-24T08:30:00.000Z'
const visit: UndoableAppointment = {
  ...listedAppointment,
  start,
  end: '2099-11-24T09:00:00.000Z',
  patientName: 'Ana Vidal',
  undo: null,
}
const what = 'on Tuesday at 9:30 AM'

const shown = (
  more: Partial<UndoableAppointment> = {},
  now = '2026-11-24T08:00:00.000Z',
  begin: string | null = null,
  arrive: string | null = null,
) => (
  <DoctorActions
    visit={{ ...visit, ...more }}
    what={what}
    title="Ana Vidal"
    now={now}
    begin={begin}
    arrive={arrive}
  />
)

it('is cancelled although it is too late, once the doctor was told', async () => {
  page.refuse('appointments.cancel', 'against_rules', { rule: 'too-late', limit: 24 })
  page.show(shown())
  await page.press('Cancel')
  const question = await screen.findByRole('alertdialog')
  expect(question.textContent).toContain('Ana Vidal. The patient is notified.')
  await page.press('Cancel appointment')
  // In sight however long the question is: with the buttons.
  const refusal = within(await screen.findByRole('alertdialog')).getByText(/up to 24 hours before/)
  expect(refusal.closest('[class*="sticky"]')?.textContent).toContain('Cancel it anyway')
  page.answer('appointments.cancel', aVisit({ status: 'cancelled' as const }))
  await page.press('Cancel it anyway')
  expect(page.sent.map(({ body }) => body)).toEqual([{}, { overrule: true }])
})

describe('a visit that is still ahead', () => {
  it.each([
    ['appointments.complete', 'Complete', 'Complete anyway', 'Appointment completed: Ana Vidal'],
    ['appointments.noShow', 'Set Not Attended', 'Mark anyway', /Ana Vidal/],
  ] as const)('is closed only on purpose: %s', async (name, label, confirm, done) => {
    page.answer(name, aVisit({ undo: 'token' }))
    page.answer('visits.undo', { message: 'done' })
    page.show(shown())
    await page.press(label)
    const question = await screen.findByRole('alertdialog')
    expect(question.textContent).toContain('Ana Vidal. You can reopen it until the end of today.')
    expect(within(question).getByText('Ana Vidal').getAttribute('translate')).toBe('no')
    await page.press('Not yet')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(page.sent).toEqual([])

    await page.press(label)
    await page.press(confirm)
    expect(page.sent.map(({ call }) => call)).toEqual([`POST /api/calls/${name}`])
    expect(await screen.findByText(done)).toBeTruthy()
    expect(page.refreshed()).toBe(1)
    // The toast offers to undo it.
    await page.press('Undo')
    expect(page.sent[1]?.query).toEqual({ token: 'token' })
    expect(page.refreshed()).toBe(2)
  })

  it('and can be opened again from the tray later when the connection was lost', async () => {
    page.answer('appointments.complete', aVisit({ undo: 'token' }))
    page.lose('visits.undo')
    page.show(shown({ start: '2020-11-24T08:30:00.000Z' }))
    await page.press('Complete')
    await page.press('Undo')
    expect(await screen.findByText(sentences.failed)).toBeTruthy()
    const { result } = renderHook(useToasts)
    expect(result.current.history.map(({ action }) => action?.undoes)).toEqual([undefined, 'tray'])
  })
})

it('what is due is the one filled button: to begin the visit, then to close it', async () => {
  page.answer('appointments.arrive', aVisit({ arrivedAt: start }))
  page.answer('appointments.start', aVisit({ arrivedAt: start, startedAt: start }))
  const filled = () =>
    screen
      .getAllByRole('button')
      .filter(({ className }) => className.includes('button-primary'))
      .map(({ textContent }) => textContent)
  const soon = { start: new Date(Date.now() + 240_000).toISOString() }
  const { rerender } = page.show(shown(soon, undefined, 'Start appointment', 'Mark arrived'))
  expect(filled()).toEqual(['Start appointment'])
  await page.press('Mark arrived')
  await page.press('Start appointment')
  expect(page.sent.map(({ call }) => call)).toEqual([
    'POST /api/calls/appointments.arrive',
    'POST /api/calls/appointments.start',
  ])
  expect(page.refreshed()).toBe(2)
  rerender(shown(soon))
  expect(filled()).toEqual(['Complete'])
  rerender(shown())
  expect(filled()).toEqual([])
})

it('what is due stands first and alone, what ends the visit last', () => {
  page.show(shown({ start: '2020-11-24T08:30:00.000Z' }, undefined, 'Start appointment', 'Mark arrived'))
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(names).toEqual([
    'Start appointment',
    'Choose another time',
    'Mark arrived',
    'Complete',
    'Set Not Attended',
    'Cancel',
  ])
})

it('a patient without an email is called instead', async () => {
  page.show(
    <DoctorActions
      visit={{ ...visit, noEmail: true }}
      what=""
      title=""
      now={start}
      begin={null}
      arrive={null}
    />,
  )
  await page.press('Cancel')
  const question = await screen.findByRole('alertdialog')
  expect(question.textContent).toContain('The patient has no email: please call.')
  expect(question.textContent).not.toContain('notified')
})

it('is quiet about what is rare', () => {
  page.show(shown({}, undefined, 'Start appointment', 'Mark arrived'))
  for (const name of ['Complete', 'Set Not Attended', 'Cancel'])
    expect(screen.getByRole('button', { name }).className).toContain('button-ghost')
})

it('a visit whose time has come is closed without a question', async () => {
  page.answer('appointments.complete', aVisit({ undo: null }))
  page.show(shown({ start: '2020-11-24T08:30:00.000Z' }))
  await page.press('Complete')
  expect(page.sent).toHaveLength(1)
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('what was pressed goes with the status; then the main part of the page has the focus', async () => {
  page.answer('appointments.complete', aVisit({ undo: null }))
  const inMain = (more: Partial<UndoableAppointment>) => (
    <main tabIndex={-1}>{shown({ start: '2020-11-24T08:30:00.000Z', ...more })}</main>
  )
  const { rerender } = page.show(inMain({}))
  screen.getByRole('button', { name: 'Complete' }).focus()
  await page.press('Complete')
  rerender(inMain({ status: 'completed' }))
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

it('a visit that was cancelled meanwhile is not closed: that is said, and the screen is read again', async () => {
  page.refuse('appointments.complete', 'status_conflict', { status: 'cancelled' })
  page.show(shown())
  await page.press('Complete')
  await page.press('Complete anyway')
  const said = 'Nothing was changed: this appointment is already cancelled.'
  expect((await screen.findAllByText(said)).length).toBeGreaterThan(0)
  expect(page.refreshed()).toBe(1)
})

describe('a closed visit', () => {
  it('leads to the next one for the same patient, and is opened again while that is possible', async () => {
    const undoing = page.wait('visits.undo')
    page.show(shown({ status: 'no-show', undo: 'token' }))
    expect(screen.queryByRole('button', { name: 'Complete' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Book a follow-up' }).getAttribute('href')).toBe(
      routes.bookFor('d1', 'p1'),
    )
    await page.press('Reopen')
    await undoing.refuse('conflict')
    expect(await screen.findByText(/can no longer be/i)).toBeTruthy()
    await act(async () => undefined)
    expect(page.refreshed()).toBe(1)
  })

  it('stays on the screen when it cannot be opened again for want of a connection', async () => {
    page.lose('visits.undo')
    page.show(shown({ status: 'no-show', undo: 'token' }))
    await page.press('Reopen')
    expect(await screen.findByText(sentences.failed)).toBeTruthy()
    expect(page.refreshed()).toBe(0)
  })

  it('of which nothing can be taken back says so', () => {
    page.show(shown({ status: 'cancelled' }))
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByRole('link', { name: 'Book a follow-up' })).toBeNull()
  })
})
