import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { sentences } from '#contract/sentences'
import type { Workshift } from '#contract/workshifts'
import { island } from '@/components/testing/island'
import { useToasts } from '@/components/ui/toast'
import type { Drop, Held } from '@/lib/domain/dragged'
import { useCopies } from './use-copies'
import { useDrop } from './use-drop'

const page = island()
const timeZone = 'Europe/Madrid'
const preview = { show: vi.fn(), settle: vi.fn(), remove: vi.fn() }
const stretch = { column: '2026-11-24', from: 540, to: 660 }
const grab = { grip: 'move', at: stretch, origin: stretch } as unknown as Held['grab']
const span = { start: '2026-11-24T08:00:00.000Z', end: '2026-11-24T10:00:00.000Z' }
const saved: Workshift = { id: 's1', doctorId: 'd1', clinicId: 'k1', startDate: span.start, duration: 120 }
const morning = { id: 's1', start: '2026-11-24T07:00:00.000Z', end: '2026-11-24T09:00:00.000Z' }
const drawn: Held = { grab, doctorId: 'd1', kind: 'new', item: null }
const moved: Held = { grab, doctorId: 'd1', kind: 'shift', item: morning }

/** How long what is past can be undone. */
function Tray() {
  return <p data-testid="tray">{useToasts().history.map(({ action }) => action?.undoes ?? 'no')}</p>
}

function Dragged({ held }: { held: Held }) {
  const { letGo } = useDrop(timeZone, () => undefined)
  const drop: Drop = { ...span, held, stretch, day: '2026-11-24', refusal: null, idle: false }
  return (
    <>
      <button type="button" onClick={() => letGo(drop, preview)}>
        Let go
      </button>
      <Tray />
    </>
  )
}

it.each([
  ['drawn', drawn, 'workshifts.create', 'workshifts.delete'],
  ['moved', moved, 'workshifts.update', 'workshifts.update'],
] as const)('hours that were %s are taken back by the toast alone', async (_, held, done, inverse) => {
  page.answer(done, saved)
  page.show(<Dragged held={held} />)
  await page.press('Let go')
  expect(screen.getByTestId('tray').textContent).toBe('toast')
  page.answer('workshifts.delete', { message: 'deleted', undo: null })
  await page.press('Undo')
  expect(page.sent.map(({ call }) => call)).toEqual([`POST /api/calls/${done}`, `POST /api/calls/${inverse}`])
})

it('hours that somebody else deleted are undone', async () => {
  page.answer('workshifts.create', saved)
  page.show(<Dragged held={drawn} />)
  await page.press('Let go')
  page.refuse('workshifts.delete', 'not_found')
  await page.press('Undo')
  expect(await screen.findByText(/^Undone/)).toBeTruthy()
})

function Copied() {
  const { copy } = useCopies({ doctorId: 'd1', timeZone, there: [] })
  const days = ['2026-11-24', '2026-11-25', '2026-11-26']
  const shifts = days.map((day) => ({ id: day, start: `${day}T08:00:00.000Z`, end: `${day}T10:00:00.000Z` }))
  return (
    <>
      <button type="button" onClick={() => copy(shifts, 7, () => true)}>
        Copy
      </button>
      <Tray />
    </>
  )
}

it('copies that a lost connection left are offered once more, and only those are deleted', async () => {
  let made = 0
  page.answer('workshifts.create', () => ({ ...saved, id: `c${++made}` }))
  page.show(<Copied />)
  await page.press('Copy')
  const deleted = () => page.sent.filter(({ call }) => call.endsWith('delete')).map(({ query }) => query.id)
  page.answer('workshifts.delete', ({ query }) => {
    if (query.id !== 'c3') throw new TypeError('no connection')
    return { message: 'deleted', undo: null }
  })
  await page.press('Undo')
  expect(await screen.findByText(sentences.network)).toBeTruthy()
  expect(deleted()).toEqual(['c3', 'c2'])
  expect(screen.getByTestId('tray').textContent).not.toContain('tray')
  page.answer('workshifts.delete', { message: 'deleted', undo: null })
  await page.press('Undo')
  expect(deleted()).toEqual(['c3', 'c2', 'c2', 'c1'])
  expect(await screen.findByText('Undone: 3 schedules copied')).toBeTruthy()
})
