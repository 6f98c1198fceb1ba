import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import { routes } from '@/lib/routes'
import { AnsweringRoles } from './team-roles'

const page = island({ at: routes.team })

it('gives each role that answers somebody one way there', () => {
  page.show(<AnsweringRoles />)
  const ways = screen.getAllByRole('listitem').map((role) => {
    const { textContent, href } = within(role).getByRole('link') as HTMLAnchorElement
    return [within(role).getByRole('heading', { level: 2 }).textContent, textContent, new URL(href).pathname]
  })
  expect(ways).toEqual([
    ['Onboarding', 'Register a clinic', routes.register],
    ['Support', 'Contact support', routes.contact],
    ['Privacy and security', 'Report misuse', routes.contact],
    ['Your clinic', 'Write to your clinic', routes.newThread],
  ])
})
