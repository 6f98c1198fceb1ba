import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import { routes } from '@/lib/routes'
import { ClinicTasks } from './clinic-tasks'

const page = island({ at: routes.app })

const nothing = { replies: 0, toVerify: 0, calls: 0, waitlist: 0, unclosed: 0, firstUnclosed: null }

it('what waits is a number that leads to it, and what does not is left out', () => {
  page.show(
    <ClinicTasks tasks={{ ...nothing, replies: 4, waitlist: 1, unclosed: 2, firstUnclosed: '2026-11-27' }} />,
  )
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['4 messages to answer', `${routes.messages}?state=waiting`],
    ['1 on the waitlist', `${routes.today}#waitlist`],
    ['2 appointments not closed', `${routes.calendar}?view=team&day=2026-11-27`],
  ])
})

it('nothing is shown while nothing waits', () => {
  page.show(<ClinicTasks tasks={nothing} />)
  expect(screen.queryByRole('navigation')).toBeNull()
})
