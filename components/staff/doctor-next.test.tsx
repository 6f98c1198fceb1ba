import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { island } from '@/components/testing/island'
import * as booking from '@/lib/browser/book-visit'
import { DoctorNext } from './doctor-next'

const page = island()

it('a doctor books into their own calendar from a colleague’s page', async () => {
  const open = vi.spyOn(booking, 'bookVisit')
  page.show(<DoctorNext bookHref={false} calendarOf={false} own="d1" />)
  await page.press('Book in my calendar')
  expect(open.mock.calls).toEqual([[{ doctorId: 'd1' }]])
})

it('a patient and an administrator have their one way instead', () => {
  page.show(<DoctorNext bookHref="/book" calendarOf={false} own={null} />)
  expect(screen.getByRole('link').textContent).toBe('Book an appointment')
  page.show(<DoctorNext bookHref={false} calendarOf="d2" own="d1" />)
  expect(screen.getAllByRole('link').at(-1)?.getAttribute('href')).toContain('doctor=d2')
  expect(screen.queryByRole('button')).toBeNull()
})
