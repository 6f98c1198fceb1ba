import { act, fireEvent, screen, waitFor } from '@testing-library/react'
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

/** The acts in the menu of a member, which is opened as by a key and closed again. */
async function offered(name: string) {
  const more = screen.getByRole('button', { name: `More: ${name} Gil` })
  await act(async () => void fireEvent.keyDown(more, { key: 'Enter' }))
  const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
  await act(async () => void fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' }))
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  return items
}

it('offers to remove everybody but the only administrator, whom the clinic needs', async () => {
  const team = [member('Ana', ['clinicadmin']), member('Eva', ['receptionist'])]
  const show = (members: ListedMember[]) => (
    <TeamScreen members={members} timeZone="Europe/Madrid" today="2026-11-25" userId="u-Ana" />
  )
  const { rerender } = page.show(show(team))
  expect(await offered('Ana')).toEqual(['Edit role and phone'])
  expect(await offered('Eva')).toEqual(['Edit role and phone', 'Remove from the team'])
  rerender(show([...team, member('Luz', ['clinicadmin'])]))
  expect(await offered('Ana')).toEqual(['Edit role and phone', 'Remove from the team'])
})

it('lists the team by what they do, whoever does several things once', () => {
  const team = [
    member('Ana', ['clinicadmin', 'doctor']),
    member('Eva', ['receptionist']),
    member('Luz', ['clinicadmin']),
    member('Pau', ['doctor']),
  ]
  page.show(<TeamScreen members={team} timeZone="Europe/Madrid" today="2026-11-25" userId="u-Ana" />)
  const rows = [...screen.getByRole('table', { name: 'Team' }).querySelectorAll('tbody tr')]
  expect(rows.map((row) => row.querySelector('p, th')?.textContent)).toEqual([
    'Doctors 2',
    'Ana GilYou',
    'Pau Gil',
    'Other staff 2',
    'Eva Gil',
    'Luz Gil',
  ])
  expect(screen.queryByText('Doctor', { exact: true })).toBeNull()
})

it('lists the doctors who are in first, then those who come today, and says so', () => {
  const team = [
    member('Ana', ['doctor']),
    { ...member('Eva', ['doctor']), inFrom: '2026-11-25T15:00:00Z' },
    { ...member('Luz', ['doctor']), inUntil: '2026-11-25T14:00:00Z', nextFree: '2026-11-25T12:00:00Z' },
    { ...member('Pau', ['doctor']), inUntil: '2026-11-25T14:00:00Z', nextFree: '2026-11-25T11:00:00Z' },
  ]
  page.show(<TeamScreen members={team} timeZone="Europe/Madrid" today="2026-11-25" userId="u-Ana" />)
  expect(screen.queryByText(/without 2FA/)).toBeNull()
  const rows = [...screen.getByRole('table', { name: 'Team' }).querySelectorAll('tbody tr')]
  expect(rows.map((row) => row.querySelector('p, th')?.textContent)).toEqual([
    'Doctors 4 · in now first',
    'Pau Gil',
    'Luz Gil',
    'Eva Gil',
    'Ana GilYou',
  ])
})

it('counts who has no second factor, where that is told', () => {
  const team = [
    { ...member('Ana', ['doctor']), twoFactor: false },
    { ...member('Eva', ['nurse']), twoFactor: false },
    { ...member('Luz', ['nurse']), twoFactor: true },
    { ...member('Pau', ['nurse']), twoFactor: null },
  ]
  page.show(<TeamScreen members={team} timeZone="Europe/Madrid" today="2026-11-25" userId="u-Ana" />)
  expect(screen.getByText('2 without 2FA')).toBeTruthy()
})

it('asks before somebody is removed', async () => {
  page.show(
    <TeamScreen
      members={[member('Eva', ['receptionist'])]}
      timeZone="Europe/Madrid"
      today="2026-11-25"
      userId="u-Ana"
    />,
  )
  const more = screen.getByRole('button', { name: 'More: Eva Gil' })
  await act(async () => void fireEvent.keyDown(more, { key: 'Enter' }))
  await act(async () => (await screen.findByRole('menuitem', { name: 'Remove from the team' })).click())
  expect(await screen.findByRole('alertdialog', { name: 'Remove Eva Gil from the team?' })).toBeTruthy()
})

it('leaves a telephone alone that was not changed, or that the page was never told', async () => {
  const eva = { ...member('Eva', ['receptionist']), phone: '555 900 001' }
  for (const each of [eva, member('Eva', ['receptionist'])]) {
    page.answer('members.change', eva)
    const { unmount } = page.show(
      <TeamScreen members={[each]} timeZone="Europe/Madrid" today="2026-11-25" userId="u-Ana" />,
    )
    await page.press('Edit role and phone of Eva Gil')
    const nurse = await screen.findByRole('checkbox', { name: 'Nurse' })
    await act(async () => nurse.click())
    await page.press('Save')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(page.sent.at(-1)?.body).toEqual({ roles: ['receptionist', 'nurse'] })
    unmount()
  }
})

it('sends a telephone with the roles, and refuses half of one', async () => {
  const eva = { ...member('Eva', ['receptionist']), phone: '555 900 001' }
  page.show(<TeamScreen members={[eva]} timeZone="Europe/Madrid" today="2026-11-25" userId="u-Ana" />)
  await page.press('Edit role and phone of Eva Gil')
  await page.type('Phone', '12')
  await page.press('Save')
  expect(await screen.findByText('Invalid phone number')).toBeTruthy()
  page.answer('members.change', { ...eva, phone: '555 900 002' })
  await page.type('Phone', '555 900 002')
  await page.press('Save')
  expect(page.sent[0]?.body).toEqual({ roles: ['receptionist'], phone: '555 900 002' })
})
