import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import { routes } from '@/lib/routes'
import { navigationOf } from './nav/navigation'
import { ShellFrame } from './shell-frame'

const page = island({ at: `${routes.patientEdit}#privacy` })
const user = {
  name: 'Lucía',
  surname: 'Vidal',
  email: 'l@example.test',
  roles: ['patient' as const],
  profileHref: routes.patientEdit,
  clinicHref: null,
  moves: false,
}

it('the skip link leads to the content, and the address keeps the group that it names', () => {
  page.show(
    <ShellFrame sidebar="auto" user={user} navigation={navigationOf(['patient'])}>
      Privacy
    </ShellFrame>,
  )
  screen.getByRole('link', { name: 'Skip to content' }).click()
  expect(document.activeElement).toBe(screen.getByRole('main'))
  expect(location.hash).toBe('#privacy')
})
