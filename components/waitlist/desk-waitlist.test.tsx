import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aWish } from '@/components/testing/a-wish'
import { island } from '@/components/testing/island'
import { routes } from '@/lib/routes'
import { DeskWaitlist } from './desk-waitlist'

const wish = { ...aWish, patientName: 'Lucía Vidal' }
const page = island({ at: '/app/today' })
const windowOf = (isWide: boolean) =>
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: isWide } as MediaQueryList)

describe('the waitlist of the desk', () => {
  afterEach(() => vi.restoreAllMocks())

  const list = () => screen.getByText('Waitlist').closest('details')

  it('is open where there is room beside the board, with who waits', async () => {
    windowOf(true)
    page.answer('waitlist.list', [])
    page.show(<DeskWaitlist initial={[wish]} doctorId={null} />)
    expect(list()?.hasAttribute('data-beside')).toBe(true)
    expect(await screen.findByText('Lucía Vidal')).toBeTruthy()
    expect(list()?.open).toBe(true)
    expect(page.sent).toEqual([])
    // Nobody waits any more: the board gets the room.
    await page.tell({ type: 'offer.changed', offerId: 'o1', doctorId: 'd1', patientId: 'p1', clinicId: 'c1' })
    await waitFor(() => expect(list()?.hasAttribute('data-beside')).toBe(false))
  })

  it.each([null, 'd1'])('is left out while nobody waits: %s', (doctorId) => {
    windowOf(true)
    page.show(<DeskWaitlist initial={[]} doctorId={doctorId} />)
    expect(list()?.hidden).toBe(true)
    expect(list()?.hasAttribute('data-beside')).toBe(false)
    expect(page.sent).toEqual([])
  })

  it('asks by itself where the server could not read it', async () => {
    windowOf(true)
    page.answer('waitlist.list', [wish])
    page.show(<DeskWaitlist initial={null} doctorId={null} />)
    expect(await screen.findByText('Lucía Vidal')).toBeTruthy()
  })

  it('shows a doctor who waits for them or for anybody, and folds who waits for a colleague alone', async () => {
    windowOf(true)
    const forColleague = { ...wish, id: 'w2', doctorId: 'd2', doctorName: 'Luis Paz', patientName: 'Ana Ros' }
    page.show(<DeskWaitlist initial={[forColleague, wish]} doctorId="d1" />)
    await screen.findByText('Lucía Vidal')
    expect(list()?.querySelector('summary')?.textContent).toBe('Waitlist 1')
    const fold = screen.getByText('For other doctors (1)').closest('details')
    expect(fold?.open).toBe(false)
    expect(fold?.textContent).toContain('Ana Ros')
    expect(fold?.textContent).not.toContain('Lucía Vidal')
    cleanup()
    page.show(<DeskWaitlist initial={[forColleague]} doctorId="d1" />)
    expect(list()?.hidden).toBe(true)
  })

  it('is folded in a small window, but for who comes for it', async () => {
    windowOf(false)
    page.show(<DeskWaitlist initial={[wish]} doctorId={null} />)
    expect(list()?.open).toBe(false)
    expect(list()?.textContent).toBe('Waitlist 1')
    cleanup()
    vi.spyOn(window.location, 'hash', 'get').mockReturnValue('#waitlist')
    page.show(<DeskWaitlist initial={[wish]} doctorId={null} />)
    expect(list()?.open).toBe(true)
  })

  it('offers to book for who has no appointment, and to move the one that is to become earlier', async () => {
    windowOf(true)
    const earlier = { ...wish, id: 'w2', patientName: 'Ana Ros', doctorId: 'd1', appointmentId: 'v1' }
    page.show(<DeskWaitlist initial={[wish, earlier]} doctorId={null} />)
    expect(await screen.findByRole('button', { name: 'Book an appointment: Lucía Vidal' })).toBeTruthy()
    const move = screen.getByRole('link', { name: 'Choose another time: Ana Ros' })
    expect(move.getAttribute('href')).toBe(routes.reschedule('d1', 'v1'))
  })

  it.each([
    ['their own', 'd1', 1],
    ['a colleague, which would be refused, never', 'd2', 0],
  ])('a doctor moves the appointment of %s', async (_, doctorId, links) => {
    windowOf(true)
    const earlier = { ...wish, id: 'w2', patientName: 'Ana Ros', doctorId, appointmentId: 'v1' }
    page.show(<DeskWaitlist initial={[wish, earlier]} doctorId="d1" />)
    expect(await screen.findByText('Ana Ros')).toBeTruthy()
    expect(list()?.querySelectorAll(`a[href="${routes.reschedule(doctorId, 'v1')}"]`)).toHaveLength(links)
  })

  it('has the telephone and each fact in a line of its own, without separators', async () => {
    windowOf(true)
    const called = { ...wish, patientPhone: '555 000 001', appointmentStart: '2026-12-14T15:00:00.000Z' }
    page.show(<DeskWaitlist initial={[called]} doctorId={null} />)
    const phone = await screen.findByRole('link', { name: '555 000 001' })
    expect(phone.parentElement?.textContent).toBe('555 000 001')
    expect(screen.getByText(/^booked for/)).toBeTruthy()
    expect(list()?.textContent).not.toContain('·')
  })
})
