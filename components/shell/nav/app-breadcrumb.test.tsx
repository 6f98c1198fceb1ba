import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Role } from '#contract/access'
import { island } from '@/components/testing/island'
import { AppBreadcrumb } from './app-breadcrumb'
import { navigationOf } from './navigation'

const page = island()

const show = (role: Role, at: string) =>
  page.show(<AppBreadcrumb navigation={navigationOf([role])} />, { at })

it.each<[Role, string, string, string]>([
  ['doctor', '/app/history/1', 'Patients', '/app/patients'],
  ['patient', '/app/staff/1?clinicId=c1', 'Search doctor', '/app/search-staff?clinicId=c1'],
  ['patient', '/app/appointments/1/book?move=2', 'Appointments', '/app/appointments'],
])('a phone of a %s at %s shows the way back in the place of the screen’s name', (role, at, name, href) => {
  show(role, at)
  const back = screen.getByRole('link', { name })
  expect(back.getAttribute('href')).toBe(href)
  expect(back.querySelector('svg')?.getAttribute('class')).toContain('sm:hidden')
  const [, here] = within(screen.getByRole('navigation')).getAllByRole('listitem')
  expect(here?.getAttribute('aria-current')).toBe('page')
  expect(here?.className).toContain('max-sm:sr-only')
})

it('a screen of the menu leads nowhere back and is named, on a phone by its heading alone', () => {
  show('doctor', '/app/patients')
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByRole('listitem').textContent).toBe('Patients')
  expect(screen.getByRole('listitem').className).toContain('max-sm:sr-only')
})

it('an address that is no screen has no way to it', () => {
  show('doctor', '/app/nowhere')
  expect(screen.queryByRole('navigation')).toBeNull()
})
