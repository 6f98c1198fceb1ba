import { expect, it } from 'vitest'
import { linkTitleOf } from './link-title'

const offer = { expiresAt: '2026-11-27T09:00:00.000Z', instead: null }

it.each([
  ['an unknown link', undefined, 'unknownTitle'],
  ['a question', { action: 'confirm', state: 'open' }, 'title.confirm'],
  ['a question that was answered', { action: 'confirm', state: 'done' }, 'title.confirm'],
  ['a link that no longer works', { action: 'confirm', state: 'ended' }, 'endedTitle'],
  ['the short link of a visit', { action: 'choose', state: 'open' }, 'title.choose'],
  ['the short link of an offer', { action: 'choose', state: 'open', offer }, 'title.accept'],
  ['the short link of an offer that is over', { action: 'choose', state: 'ended', offer }, 'endedTitle'],
] as const)('%s', (_what, link, title) => {
  expect(linkTitleOf(link)).toBe(title)
})
