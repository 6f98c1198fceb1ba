// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { CalendarStart } from '@/lib/domain/schedule'
import { gatherMs, useWeekSchedule } from './schedule'
import { UserCache } from './user-cache'

class Stream extends EventTarget {
  static last: Stream
  readyState = 1
  onopen: (() => void) | null = null
  constructor() {
    super()
    Stream.last = this
  }
  close() {}
}

const start = {
  doctor: { id: 'd1' },
  week: '2026-11-30',
  schedule: { shifts: [], appointments: [], readAt: 1 },
} as unknown as CalendarStart

function Week({ week }: { week: string }) {
  const { schedule } = useWeekSchedule({ doctorId: 'd1', week, start })
  return <p>{schedule ? `read at ${schedule.readAt}` : 'loading'}</p>
}

afterEach(() => vi.unstubAllGlobals())

it('a week read a moment ago is read again when it is opened after a change', async () => {
  let reads = 1
  const answer = () => Promise.resolve(Response.json({ shifts: [], appointments: [], readAt: ++reads }))
  vi.stubGlobal('EventSource', Stream)
  vi.stubGlobal('fetch', vi.fn(answer))
  const shown = (week: string) => (
    <UserCache userId="u1">
      <Week week={week} />
    </UserCache>
  )
  const { rerender } = render(shown('2026-11-30'))
  rerender(shown('2026-12-07'))
  expect(await screen.findByText('read at 2')).toBeTruthy()
  rerender(shown('2026-11-30'))
  const data = JSON.stringify({ type: 'workshift.changed', doctorId: 'd1' })
  act(() => void Stream.last.dispatchEvent(new MessageEvent('workshift.changed', { data })))
  await act(() => new Promise((done) => setTimeout(done, gatherMs + 40)))
  const before = reads
  rerender(shown('2026-12-07'))
  expect(await screen.findByText(`read at ${before + 1}`)).toBeTruthy()
})
