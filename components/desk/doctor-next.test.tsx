import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { island } from '@/components/testing/island'
import * as booking from '@/lib/browser/book-visit'
import { DoctorNext } from './doctor-next'

const page = island()

it('a colleague calls the reception, which books the doctor’s times', () => {
  page.show(<DoctorNext bookHref={false} bookedWith={false} phone="555 100 100" />)
  const call = screen.getByRole('link', { name: 'Call reception, 555 100 100' })
  expect(call.getAttribute('href')).toBe('tel:555100100')
  expect(screen.queryByRole('button')).toBeNull()
})

it('a patient has the booking instead, an administrator the one for patients', async () => {
  const open = vi.spyOn(booking, 'bookVisit')
  page.show(<DoctorNext bookHref="/book" bookedWith={false} phone={false} />)
  expect(screen.getByRole('link').textContent).toBe('Book an appointment')
  expect(screen.queryByRole('button')).toBeNull()
  page.show(<DoctorNext bookHref={false} bookedWith="d2" phone={false} />)
  await page.press('Book an appointment')
  expect(open.mock.lastCall).toEqual([{ doctorId: 'd2' }])
})
