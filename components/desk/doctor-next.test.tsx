import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { island } from '@/components/testing/island'
import * as booking from '@/lib/browser/book-visit'
import { DoctorNext } from './doctor-next'

const page = island()

it('a colleague writes to the doctor, whose times others book', () => {
  page.show(<DoctorNext bookHref={false} bookedWith={false} email="ana@example.test" />)
  expect(screen.getByRole('link', { name: 'Write an email' }).getAttribute('href')).toBe(
    'mailto:ana@example.test',
  )
  expect(screen.queryByRole('button')).toBeNull()
})

it('a patient has the booking instead, an administrator the one for patients', async () => {
  const open = vi.spyOn(booking, 'bookVisit')
  page.show(<DoctorNext bookHref="/book" bookedWith={false} email={false} />)
  expect(screen.getByRole('link').textContent).toBe('Book an appointment')
  expect(screen.queryByRole('button')).toBeNull()
  page.show(<DoctorNext bookHref={false} bookedWith="d2" email={false} />)
  await page.press('Book an appointment')
  expect(open.mock.lastCall).toEqual([{ doctorId: 'd2' }])
})
