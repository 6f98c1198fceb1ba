import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Holiday } from '#contract/days-off'
import { englishTexts } from '@/components/testing/in-spanish'
import { island } from '@/components/testing/island'
import { routes } from '@/lib/routes'
import { DaysOffDialog } from './days-off-dialog'

const page = island({ at: routes.calendar })
const closed = vi.fn()
const newYear = (year: number, known = false): Holiday => ({
  from: `${year}-01-01`,
  to: `${year}-01-01`,
  nameEn: 'New Year’s Day',
  nameEs: 'Año Nuevo',
  known,
})

function open(locale: 'en' | 'es', holidays: Holiday[]) {
  closed.mockClear()
  page.answer('days-off.list', [])
  page.answer('days-off.holidays', ({ query }) =>
    holidays.filter(({ from }) => from.startsWith(query.year ?? '')),
  )
  const doctor = { id: 'd1', name: 'Eva Gil' } as Parameters<typeof DaysOffDialog>[0]['doctor']
  return page.load(
    <DaysOffDialog
      name="days-off"
      draft={{ from: '2026-11-26', serial: 1 }}
      open
      onOpenChange={closed}
      doctor={doctor}
      doctors={[doctor]}
      timeZone="Europe/Madrid"
      today="2026-11-26"
    />,
    { locale },
  )
}

const made = () => page.sentTo('days-off.create')[0]

it('a public holiday of the whole clinic is chosen in Spanish, and nothing else is closed', async () => {
  await open('es', [newYear(2027)])
  await page.type('Quién', '')
  await page.type('Año', '2027')
  const holiday = await screen.findByRole<HTMLInputElement>('checkbox', { name: /1 de enero · Año Nuevo/ })
  expect(holiday.checked).toBe(false)
  fireEvent.click(holiday)
  expect(page.field('Primer día').value).toBe('')
  expect(englishTexts()).toEqual([])
  page.answer('days-off.create', [])
  await page.press('Guardar días libres')
  await waitFor(() => expect(closed).toHaveBeenCalledWith(false))
  expect(made()?.body).toMatchObject({
    doctorId: null,
    from: '2027-01-01',
    to: '2027-01-01',
    note: 'Año Nuevo',
    reason: 'holiday',
    also: [],
  })
})

it('a holiday that is a day off already is not chosen again', async () => {
  await open('es', [newYear(2027, true)])
  await page.type('Año', '2027')
  const holiday = await screen.findByRole<HTMLInputElement>('checkbox', {
    name: /Año Nuevo \(ya está libre\)/,
  })
  expect([holiday.checked, holiday.disabled]).toEqual([true, true])
})

it('days of one’s own that were typed are kept beside the holidays that are chosen', async () => {
  await open('en', [newYear(2027)])
  await page.type('Last day', '2026-11-27')
  await page.type('Year', '2027')
  fireEvent.click(await screen.findByRole('checkbox', { name: /New Year/ }))
  page.answer('days-off.create', [])
  await page.press('Save days off')
  await waitFor(() => expect(closed).toHaveBeenCalledWith(false))
  expect(made()?.body).toMatchObject({
    doctorId: 'd1',
    from: '2026-11-26',
    to: '2026-11-27',
    reason: 'vacation',
    also: [{ from: '2027-01-01', reason: 'holiday' }],
  })
})
