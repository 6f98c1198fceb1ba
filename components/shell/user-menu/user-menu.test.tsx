import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { DiscretionButton } from '@/components/shell/bar/discretion-button'
import { AppSidebar } from '@/components/shell/nav/app-sidebar'
import { navigationOf } from '@/components/shell/nav/navigation'
import { SidebarState } from '@/components/shell/nav/sidebar-state'
import { island } from '@/components/testing/island'
import { routes } from '@/lib/routes'
import { UserMenu } from './user-menu'

const page = island()
const user = {
  name: 'Lucía',
  surname: 'Vidal',
  email: 'l@example.test',
  roles: ['patient' as const],
  profileHref: routes.patientEdit,
  clinicHref: null,
  moves: false,
}

/** The test environment knows no popovers: this one is open, and closing it focuses its button, as in browsers. */
async function open() {
  const { querySelectorAll } = document
  const menu = document.getElementById('user-menu')
  const button = document.querySelector<HTMLButtonElement>('[popovertarget=user-menu]')
  if (!menu || !button) throw new Error('There is no menu')
  menu.hidePopover = () => button.focus()
  vi.spyOn(document, 'querySelectorAll').mockImplementation((selector: string) =>
    selector === ':popover-open' ? ([menu] as never) : querySelectorAll.call(document, selector),
  )
  await act(async () => void fireEvent(menu, new Event('toggle')))
  return button
}

it('the keyboard help names the keys and gives the focus back', async () => {
  page.show(<UserMenu user={user} />)
  const button = await open()
  await page.press('Keyboard help')
  const help = await screen.findByRole('dialog', { name: 'Keyboard' })
  expect(help.textContent).toContain('Ctrl + BShow or hide the sidebar')
  expect(document.activeElement).not.toBe(button)
  fireEvent.keyDown(help, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(button))
})

it.each([
  [['patient' as const], false, []],
  [['admin' as const], true, ['Alt + P']],
  [['receptionist' as const], true, ['Alt + N', 'Alt + P']],
])('of the keys of the staff the help of %j names those that work for them', async (roles, hides, keys) => {
  vi.stubGlobal('PerformanceNavigationTiming', Object)
  page.show(
    <SidebarState initial="open" className="">
      {hides && <DiscretionButton on={false} after={0} />}
      <AppSidebar user={{ ...user, roles }} navigation={navigationOf(roles, null)} />
    </SidebarState>,
  )
  await open()
  await page.press('Keyboard help')
  const help = await screen.findByRole('dialog', { name: 'Keyboard' })
  const named = [...help.querySelectorAll('kbd')].map(({ textContent }) => textContent)
  expect(named.filter((key) => key?.startsWith('Alt'))).toEqual(keys)
})

it.each([
  ['patient', 'Patient'],
  ['clinicadmin', 'Clinic administrator'],
] as const)('the menu of a %s says who one is, and leads out', async (role, name) => {
  page.show(<UserMenu user={{ ...user, roles: [role] }} />)
  await open()
  const roles = await screen.findByRole('list', { name: 'Roles' })
  expect(
    within(roles)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([name])
  expect(document.getElementById('user-menu')?.textContent).toContain('l@example.test')
  expect(screen.getByRole('button', { name: 'Toggle Mode' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Logout' }).getAttribute('href')).toBe(routes.logout)
})
