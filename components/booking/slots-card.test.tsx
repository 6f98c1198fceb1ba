import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { AvailableAnswer } from '#contract/available'
import type { Specialty } from '#contract/specialties'
import { aWish } from '@/components/testing/a-wish'
import { island } from '@/components/testing/island'
import { settled } from '@/components/testing/stand-in-web'
import { ownZone } from '@/lib/browser/device/own-zone'
import { SlotsCard } from './slots-card'
import { ZoneLine } from './zone-line'

const page = island()
const date = '2026-11-24'
const onDay = vi.fn()

interface Shown {
  reasons?: AvailableAnswer['reasons']
  /** The doctor's next free time. */
  nextFree?: string | null
  specialty?: Specialty | null
}

/** A day without a free time. */
function show({ reasons = {}, nextFree = null, specialty = null }: Shown) {
  const free = nextFree ? [{ date: nextFree.slice(0, 10), free: 2, first: nextFree }] : []
  page.show(
    <SlotsCard
      place={{ clinicId: 'k1', doctorId: 'd1' }}
      date={date}
      initial={{ date, slots: { available: [], booked: [], slotMinutes: 30, reasons } }}
      window={{
        days: [{ date, free: 0, first: null }, ...free],
        nextFree,
        upcoming: nextFree ? [nextFree] : [],
        hours: [],
        timeZone: 'Europe/Madrid',
      }}
      presentStart={null}
      onDay={onDay}
      onSlot={vi.fn()}
      wish={{ clinicId: 'k1', doctorId: 'd1', doctorName: 'Eva Gil', specialty, until: '2026-12-24' }}
      byStaff={false}
    />,
  )
}

it('an empty day offers the next free time, and says why others are not free', async () => {
  show({
    reasons: { '2026-11-24T08:00:00.000Z': 'outside-shift' },
    nextFree: '2026-11-29T15:00:00.000Z',
  })
  expect(screen.getByText('No available slots for the selected date 🙁.')).toBeTruthy()
  expect(screen.getByText('The doctor does not see patients')).toBeTruthy()
  await page.press(/Next free time: .*16:00/)
  expect(onDay).toHaveBeenCalledWith('2026-11-29')
})

it('where the doctor has no free time at all, one waits for any doctor of the specialty, on some days', async () => {
  page.answer('waitlist.join', { ...aWish, weekdays: [2] })
  show({ specialty: 'cardiology' })
  await page.press('Join the waitlist')
  const dialog = await screen.findByRole('dialog', { name: 'Join the waitlist' })
  await page.type('Doctor', 'any')
  await settled(() => within(dialog).getByRole('checkbox', { name: 'Tuesday' }).click())
  await settled(() => within(dialog).getByRole('button', { name: 'Join the waitlist' }).click())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const body = page.sentTo('waitlist.join')[0]?.body
  expect(body).toMatchObject({ clinicId: 'k1', specialty: 'cardiology', weekdays: [2], until: '2026-12-24' })
  expect(body).not.toHaveProperty('doctorId')
  expect(page.refreshed()).toBe(1)
  expect(await screen.findByText('Added to the waitlist')).toBeTruthy()
})

it('the clinic’s zone is named to a reader whose own clock differs, and to nobody else', async () => {
  const zone = (timeZone: string) => {
    page.show(<ZoneLine instant={`${date}T08:00:00.000Z`} timeZone={timeZone} />)
    return screen.queryByText(/^Times at the clinic/)
  }
  expect(zone(ownZone())).toBeNull()
  expect(zone('Pacific/Auckland')?.textContent).toContain('Auckland')
})
