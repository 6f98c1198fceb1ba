import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import { routes } from '@/lib/routes'
import { CalendarScreen } from './calendar-screen'

const page = island({ at: routes.calendar })

it.each([
  ['unknown-doctor', 'This doctor does not exist', routes.calendar],
  ['no-doctors', 'No doctors yet', routes.registerStaff],
  ['no-clinic', 'Your clinic is not registered yet', routes.clinicAdd],
] as const)('where nothing can be shown, it says so and leads on: %s', (kind, said, href) => {
  page.show(<CalendarScreen page={{ kind }} tasks={<p>3 to call</p>} />)
  expect(screen.getByText(said)).toBeTruthy()
  expect(screen.getByRole('link').getAttribute('href')).toBe(href)
  expect(screen.queryByRole('grid')).toBeNull()
  expect(screen.getByText('3 to call')).toBeTruthy()
})

it('a calendar that could not be loaded can be asked for again', async () => {
  page.show(<CalendarScreen page={{ kind: 'unavailable' }} tasks={<p>3 to call</p>} />)
  expect(screen.getByRole('alert').textContent).toContain('The calendar could not be loaded')
  expect(screen.getByText('3 to call')).toBeTruthy()
  await page.press('Try again')
  expect(page.refreshed()).toBe(1)
})
