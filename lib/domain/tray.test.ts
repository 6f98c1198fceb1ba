import { describe, expect, it } from 'vitest'
import { groupTray, openOffer, type TrayEntry } from './tray'

const visit = (
  id: string,
  at: string,
  kind: 'visit-booked' | 'visit-cancelled' = 'visit-booked',
): TrayEntry => ({
  id,
  at,
  kind,
  href: `/app/appointments/${id}`,
  read: false,
  appointmentId: id,
  start: '2026-11-30T08:00:00.000Z',
  timeZone: 'Europe/Madrid',
})

describe('the entries of the tray', () => {
  it('stand by the day of whoever looks, repeats of one kind together where the newest stands', () => {
    const entries = [
      visit('d', '2026-11-23T11:00:00.000Z'),
      visit('c', '2026-11-23T10:00:00.000Z', 'visit-cancelled'),
      visit('b', '2026-11-22T23:30:00.000Z'),
      visit('a', '2026-11-22T22:30:00.000Z'),
    ]
    const ids = groupTray(entries, 'Europe/Madrid').map(({ day, groups }) => [
      day,
      groups.map((group) => group.entries.map(({ id }) => id)),
    ])
    expect(ids).toEqual([
      ['2026-11-23', [['d', 'b'], ['c']]],
      ['2026-11-22', [['a']]],
    ])
  })

  it('name the offer that still stands and was not seen', () => {
    const offer = (id: string, expiresAt: string, read = false): TrayEntry => ({
      id,
      at: '2026-11-23T10:00:00.000Z',
      kind: 'slot-offered',
      href: '/app/appointments',
      read,
      offerId: id,
      start: '2026-11-30T08:00:00.000Z',
      timeZone: 'Europe/Madrid',
      expiresAt,
      doctorName: 'Ana López',
    })
    const now = Date.parse('2026-11-23T10:05:00.000Z')
    const [over, standing] = ['2026-11-23T10:04:00.000Z', '2026-11-23T10:15:00.000Z']
    expect(openOffer([offer('over', over), offer('read', standing, true)], now)).toBeUndefined()
    expect(openOffer([offer('over', over), offer('open', standing)], now)?.id).toBe('open')
  })
})
