import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { defaultWays, type NoticeWays } from '#contract/notifications'
import { island } from '@/components/testing/island'
import { NoticesCard } from './notices-card'

const page = island()
const byMail = Object.fromEntries(
  Object.entries(defaultWays).map(([topic, way]) => [topic, { ...way, tray: false }]),
) as NoticeWays

it.each([
  ['In the app and by email', defaultWays],
  ['By email', byMail],
  ['By email', { ...byMail, offers: { tray: true, mail: true } }],
])('the row says how somebody is told of things: %s', (state, ways) => {
  page.show(<NoticesCard feed={null} ways={ways} />)
  expect(screen.getByText(state)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Choose notifications' })).toBeTruthy()
})
