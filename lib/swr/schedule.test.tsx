import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import { gatherMs } from '@/lib/browser/live'
import type { CalendarStart } from '@/lib/domain/schedule'
import { workshiftEndpoints } from '@/lib/endpoints/workshifts'
import { useWeekSchedule } from './schedule'

const page = island()

const start = {
  doctor: { id: 'd1' },
  week: '2026-11-30',
  schedule: { shifts: [], appointments: [], readAt: 1 },
} as unknown as CalendarStart

function Week({ week }: { week: string }) {
  const { schedule } = useWeekSchedule({ doctorId: 'd1', week, start })
  return <p>{schedule ? `read at ${schedule.readAt}` : 'loading'}</p>
}

it('a week read a moment ago is read again when it is opened after a change', async () => {
  let reads = 1
  page.answer(workshiftEndpoints.week, () => ({ shifts: [], appointments: [], readAt: ++reads }))
  const { rerender } = page.show(<Week week="2026-11-30" />)
  rerender(<Week week="2026-12-07" />)
  expect(await screen.findByText('read at 2')).toBeTruthy()
  rerender(<Week week="2026-11-30" />)
  await page.tell({ type: 'workshift.changed', id: 's1', doctorId: 'd1', clinicId: 'c1' })
  await act(() => new Promise((done) => setTimeout(done, gatherMs + 40)))
  const before = reads
  rerender(<Week week="2026-12-07" />)
  expect(await screen.findByText(`read at ${before + 1}`)).toBeTruthy()
})
