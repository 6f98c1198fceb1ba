import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { island } from '@/components/testing/island'
import * as booking from '@/lib/browser/book-visit'
import { DoctorNext } from './doctor-next'

const page = island()

it('a doctor books into their own calendar from a colleague’s page', async () => {
  const open = vi.spyOn(booking, 'bookVisit')
  page.show(<DoctorNext bookHref={false} bookedWith={false} own="d1" />)
  await page.press('Book in my calendar')
  expect(open.mock.calls).toEqual([[{ doctorId: 'd1' }]])
})

it('a patient has the booking instead, an administrator the one for patients', async () => {
  const open = vi.spyOn(booking, 'bookVisit')
  page.show(<DoctorNext bookHref="/book" bookedWith={false} own={null} />)
  expect(screen.getByRole('link').textContent).toBe('Book an appointment')
  expect(screen.queryByRole('button')).toBeNull()
  page.show(<DoctorNext bookHref={false} bookedWith="d2" own="d1" />)
  await page.press('Book an appointment')
  expect(open.mock.lastCall).toEqual([{ doctorId: 'd2' }])
})
