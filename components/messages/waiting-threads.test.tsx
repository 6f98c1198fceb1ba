import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aThread } from '@/components/testing/a-thread'
import { island } from '@/components/testing/island'
import { routes } from '@/lib/routes'
import { WaitingThreads } from './waiting-threads'

const page = island()
const now = new Date('2026-11-16T11:00:00.000Z')

it('leads to the conversations that need a reply and says how long they wait; without any it is not there', () => {
  const waiting = aThread({
    patientName: 'Lucía Vidal',
    waiting: true,
    waitingSince: '2026-11-16T08:00:00.000Z',
  })
  const { rerender, container } = page.show(<WaitingThreads threads={[waiting]} now={now} />)
  const link = screen.getByRole('link', { name: 'Lucía Vidal' })
  expect(link.getAttribute('href')).toBe(routes.thread(waiting.id))
  expect(screen.getByRole('listitem').textContent).toContain('waiting 3 h')
  rerender(<WaitingThreads threads={[]} now={now} />)
  expect(container.textContent).toBe('')
})
