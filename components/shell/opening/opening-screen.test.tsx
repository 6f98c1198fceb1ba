import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { navigationOf } from '@/components/shell/nav/navigation'
import { island } from '@/components/testing/island'
import { useOpenScreen } from '@/lib/browser/open-screen'
import { routes } from '@/lib/routes'
import { OpeningScreen } from './opening-screen'

const page = island({ at: routes.calendar })

function Opener({ href }: { href: string }) {
  const openScreen = useOpenScreen()
  return (
    <button type="button" onClick={() => openScreen(href)}>
      Open
    </button>
  )
}

const show = (href: string) =>
  page.load(
    <>
      <OpeningScreen navigation={navigationOf(['doctor'])}>The calendar</OpeningScreen>
      <Opener href={href} />
    </>,
  )

it.each([
  [routes.appointments, 'patient', 'Loading appointments, please wait...'],
  [routes.plans, 'clinicadmin', 'Loading plans...'],
  [routes.history('p1'), 'doctor', 'Loading...'],
] as const)(
  'says in the shape of %s what is on its way, within a tenth of a second',
  async (href, role, text) => {
    await page.load(
      <>
        <OpeningScreen navigation={navigationOf([role])}>The calendar</OpeningScreen>
        <Opener href={href} />
      </>,
    )
    await page.press('Open')
    const shown = await screen.findByText(text)
    expect(shown.closest('[role=status]')?.className).toBe('contents')
    expect(shown.className).not.toContain('sr-only')
  },
)

it('shows that a screen is on its way which was opened without a link, and presses none', async () => {
  const onClick = vi.fn((event: Event) => event.target)
  addEventListener('click', onClick)
  await show(routes.patients)
  await page.press('Open')
  expect(page.visited).toEqual([routes.patients])
  expect((await screen.findByRole('status', { name: '' })).textContent).toContain('Loading...')
  expect(onClick.mock.results.map(({ value }) => value.tagName)).toEqual(['BUTTON'])
  removeEventListener('click', onClick)
})

it('stays as it is for an address that is no screen', async () => {
  await show(routes.login)
  await page.press('Open')
  expect(page.visited).toEqual([routes.login])
  await new Promise((resolve) => setTimeout(resolve, 150))
  expect(screen.queryByText('Loading...')).toBeNull()
})

it('a link that has changed the address by itself looks pressed until its screen is drawn', async () => {
  await page.load(
    <>
      <OpeningScreen navigation={navigationOf(['doctor'])}>The calendar</OpeningScreen>
      <a
        href="?week=2026-11-30"
        onClick={(event) => {
          event.preventDefault()
          window.history.pushState(null, '', event.currentTarget.href)
        }}
      >
        Next week
      </a>
    </>,
  )
  const link = screen.getByRole('link', { name: 'Next week' })
  fireEvent.click(link)
  expect(link.hasAttribute('data-pending')).toBe(true)
})

describe('going back', () => {
  const back = () => {
    window.history.replaceState(null, '', routes.patients)
    dispatchEvent(new PopStateEvent('popstate'))
  }

  it('loads the screen again, which the router shows as it kept it', async () => {
    page.answer('sessions.list', [])
    await show(routes.patients)
    back()
    await waitFor(() => expect(page.refreshed()).toBe(1))
  })

  it('leaves the screen as it is while the server is down, and within one screen', async () => {
    page.lose('sessions.list')
    await show(routes.patients)
    dispatchEvent(new PopStateEvent('popstate'))
    expect(page.sent).toEqual([])
    back()
    await waitFor(() => expect(page.sent).toHaveLength(1))
    expect(page.refreshed()).toBe(0)
  })
})
