import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aThread } from '@/components/testing/a-thread'
import { island } from '@/components/testing/island'
import { routes } from '@/lib/routes'
import { WaitingCount, WaitingThreads } from './waiting-threads'

const page = island()
const now = new Date('2026-11-16T11:00:00.000Z')

it('leads to the conversations that need a reply and says how long they wait; without any it is not there', () => {
  const waiting = aThread({
    patientName: 'Lucía Vidal',
    waiting: true,
    waitingSince: '2026-11-16T08:00:00.000Z',
  })
  const { rerender, container } = page.show(
    <WaitingThreads waiting={{ threads: [waiting], more: false }} now={now} />,
  )
  const link = screen.getByRole('link', { name: 'Lucía Vidal' })
  expect(link.getAttribute('href')).toBe(routes.thread(waiting.id))
  expect(screen.getByRole('listitem').textContent).toContain('waiting 3 h')
  rerender(<WaitingThreads waiting={{ threads: [], more: false }} now={now} />)
  expect(container.textContent).toBe('')
  rerender(<WaitingCount waiting={{ threads: [waiting], more: true }} />)
  expect(screen.getByRole('link', { name: 'Messages 1+' }).getAttribute('href')).toBe(routes.messages)
})
