import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import type { ListedMember } from '@/lib/domain/member'
import { TeamScreen } from './team-screen'

const page = island()

const member = (id: string, roles: ListedMember['roles']): ListedMember => ({
  id,
  userId: `u-${id}`,
  name: id,
  surname: 'Gil',
  roles,
  specialty: null,
  state: 'active',
  lastSignIn: null,
  doctorId: null,
  week: null,
  nextFree: null,
})

const removals = () =>
  within(screen.getByRole('list', { name: 'Team' }))
    .queryAllByRole('button', { name: /^Remove / })
    .map(({ ariaLabel, title }) => ariaLabel ?? title)

it('offers to remove everybody but the only administrator, whom the clinic needs', () => {
  const team = [member('Ana', ['clinicadmin']), member('Eva', ['receptionist'])]
  const show = (members: ListedMember[]) => (
    <TeamScreen members={members} timeZone="Europe/Madrid" userId="u-Ana" />
  )
  const { rerender } = page.show(show(team))
  expect(removals()).toEqual(['Remove Eva Gil'])
  rerender(show([...team, member('Luz', ['clinicadmin'])]))
  expect(removals()).toEqual(['Remove Ana Gil', 'Remove Eva Gil', 'Remove Luz Gil'])
})
