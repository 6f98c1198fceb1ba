import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import { routes } from '@/lib/routes'
import { MissingState } from './missing-state'

const page = island({ at: '/nope' })

it('shows the address that leads nowhere as it was typed, and nothing where it is unknown', () => {
  const ways = [{ href: routes.home, label: 'Home' }]
  page.show(<MissingState address="/cita previa/<b>" ways={ways} />)
  expect(screen.getByText('/cita previa/<b>').getAttribute('translate')).toBe('no')
  page.show(<MissingState ways={ways} />)
  expect(document.querySelectorAll('[translate=no]')).toHaveLength(1)
})
