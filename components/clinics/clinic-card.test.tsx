import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aClinic } from '@/components/testing/a-clinic'
import { island } from '@/components/testing/island'
import { weekdays } from '@/lib/content/clinic-settings'
import { ClinicCard } from './clinic-card'

const page = island({ at: '/app/clinics/edit' })

const fact = (label: string) =>
  within(screen.getByText(label, { selector: 'dt' }).parentElement as HTMLElement)

it('the facts are those of the saved clinic, days with the same hours in one line', async () => {
  page.show(<ClinicCard initial={aClinic} />)
  expect(fact('Phone').getByText('Not given')).toBeTruthy()
  expect(screen.getByRole('heading', { name: aClinic.name })).toBeTruthy()
  const labels = [...document.querySelectorAll('dt')].map(({ textContent }) => textContent)
  expect(fact('Max. open appointments per patient').getByText('20')).toBeTruthy()
  expect([labels[0], labels.includes('Plan')]).toEqual(['Address', false])
  const review = screen.getByText(/to review/, { selector: 'summary *' }).closest('summary')
  const shown = [...document.querySelectorAll('details[open] > summary')]
  expect(shown.map((each) => each.getAttribute('aria-label'))).toEqual([
    'Address and phone',
    expect.stringMatching(/^Security and records/),
  ])
  expect(review?.getAttribute('aria-label')).toMatch(/^Security and records \d to review$/)
  await page.press('Edit')
  await page.type('Street', 'Calle Betis 7')
  await page.type('Phone', '555 123 456')
  await page.type('Appointment length', '20')
  await page.type('Monday', '9:00-14:00, 16:00-20:00')
  const saved = {
    ...aClinic,
    street: 'Calle Betis 7',
    phone: '555 123 456',
    slotMinutes: 20,
    noticeMinutes: 1440,
    openingHours: weekdays.map((_, day) => (day === 0 ? '9:00–14:00, 16:00–20:00' : '')),
    version: 4,
  }
  page.answer('clinics.update', saved)
  await page.press('Save')
  expect(await screen.findByText(/^Calle Betis 7, /)).toBeTruthy()
  expect(fact('Phone').getByRole('link', { name: '555 123 456' }).getAttribute('href')).toBe('tel:555123456')
  expect(fact('Appointment length').getByText('20 minutes')).toBeTruthy()
  expect(fact('Minimum notice').getByText('1 day')).toBeTruthy()
  expect(screen.getByText('Monday').nextSibling?.textContent).toBe('09:00–14:00, 16:00–20:00')
  expect(screen.getByText('Tuesday–Sunday')).toBeTruthy()
  expect(screen.getByText('Closed')).toBeTruthy()
})
