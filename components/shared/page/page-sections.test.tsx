import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { island } from '@/components/testing/island'
import { PageSections } from './page-sections'

const page = island({ at: '/app#inside' })

it('each link of the list jumps to a section of that name, and an empty one is left out', () => {
  page.show(<PageSections sections={{ details: 'Ana Gil', messages: null, privacy: 'Nobody may read it' }} />)
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual(['Your details', 'Privacy'])
  const targets = links.map((link) => document.querySelector(link.getAttribute('href') ?? ''))
  expect(targets).toEqual([
    screen.getByRole('region', { name: 'Your details' }),
    screen.getByRole('region', { name: 'Privacy' }),
  ])
})

it('of a page that the window shows as a whole the first group is marked, and none by us once it has grown', () => {
  let grown = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        grown = tell
      }
      observe() {}
      disconnect() {}
    },
  )
  page.show(<PageSections sections={{ details: 'Ana Gil', privacy: 'Nobody may read it' }} />)
  const marks = () => screen.getAllByRole('link').map((link) => link.getAttribute('aria-current'))
  expect(marks()).toEqual(['true', null])
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(2000)
  grown()
  expect(marks()).toEqual([null, null])
})

it('of groups shown one at a time the list marks the one that holds what the address names', () => {
  page.show(
    <PageSections
      first={['details']}
      sections={{ details: 'Ana Gil', privacy: <p id="inside">Nobody</p> }}
    />,
  )
  const marked = () =>
    screen
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current'))
      .map(({ textContent }) => textContent)
  expect(marked()).toEqual(['Privacy'])
  window.location.hash = '#details'
  window.dispatchEvent(new HashChangeEvent('hashchange'))
  expect(marked(), 'in every browser').toEqual(['Your details'])
})
