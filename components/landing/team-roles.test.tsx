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
    return [within(role).getByRole('heading', { level: 3 }).textContent, textContent, new URL(href).pathname]
  })
  expect(ways).toEqual([
    ['Onboarding', 'How to get started', routes.home],
    ['Support', 'Write to us', routes.contact],
    ['Privacy and security', 'Who sees what', routes.privacy],
  ])
})
