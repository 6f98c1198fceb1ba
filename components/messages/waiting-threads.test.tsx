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
  const { rerender, container } = page.show(
    <WaitingThreads waiting={{ threads: [waiting], more: false }} me={null} now={now} />,
  )
  const link = screen.getByRole('link', { name: 'Lucía Vidal' })
  expect(link.getAttribute('href')).toBe(routes.thread(waiting.id))
  expect(screen.getByRole('listitem').textContent).toContain('waiting 3 h')
  rerender(<WaitingThreads waiting={{ threads: [], more: false }} me={null} now={now} />)
  expect(container.textContent).toBe('')
})

it('begins for a doctor with their own and says what was written, which the desk does not show', () => {
  const ask = { waiting: true, waitingSince: '2026-11-16T08:00:00.000Z', lastText: 'A rash' }
  const others = aThread({ ...ask, id: 't2', patientName: 'Ana Ros' })
  const own = aThread({
    ...ask,
    patientName: 'Lucía Vidal',
    waitingSince: '2026-11-16T10:00:00.000Z',
    assignedTo: { id: 'd1', name: 'Eva Gil' },
  })
  const noted = aThread({ ...ask, id: 't3', lastText: 'Call her back', lastFromPatient: false })
  const shown = { waiting: { threads: [others, own, noted], more: true }, now }
  const { rerender } = page.show(<WaitingThreads {...shown} me="d1" />)
  expect(screen.getByRole('link', { name: 'Messages 3+' }).getAttribute('href')).toBe(routes.messages)
  expect(
    screen
      .getAllByRole('listitem')
      .map((row) => /Lucía|A rash|Call her back|For you/g.exec(row.textContent ?? '')?.[0]),
  ).toEqual(['Lucía', 'A rash', undefined])
  rerender(<WaitingThreads {...shown} me={null} />)
  expect(screen.queryByText('A rash')).toBeNull()
})
