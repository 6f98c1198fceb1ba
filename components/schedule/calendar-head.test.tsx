import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aCalendar } from '@/components/testing/a-calendar'
import { island } from '@/components/testing/island'
import { routes } from '@/lib/routes'
import { Calendar } from './calendar'

const page = island()

const start = aCalendar()

/** The words that the style sheets leave of an element on phones. */
function onPhone(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement
  for (const hidden of copy.querySelectorAll('[class*="max-md:"]')) hidden.remove()
  return copy.textContent
}

it('on phones, which show one day, the week is called the day', async () => {
  await page.load(<Calendar start={start} />, { at: `${routes.calendar}?week=${start.week}` })
  const links = within(screen.getByRole('navigation', { name: 'View' })).getAllByRole('link')
  expect(links.map(onPhone)).toEqual(['Day', 'Day', 'Agenda'])
})

it('on phones the foot begins with booking, and folds the tools of the hours', async () => {
  const { container } = await page.load(<Calendar start={start} />, {
    at: `${routes.calendar}?week=${start.week}`,
  })
  const foot = within(container.querySelector<HTMLElement>('[class*="foot"]') ?? container)
  const words = () => foot.getAllByRole('button').map(({ textContent }) => textContent)
  const folded = ['Book an appointment', 'Add Schedule', 'Hours']
  expect(words()).toEqual(folded)
  const panel = container.querySelector('[popover]')
  if (panel) fireEvent(panel, new Event('toggle'))
  expect(words()).toEqual([...folded, 'Copy hours', 'Weekly hours', 'Days off'])
})
