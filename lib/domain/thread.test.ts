import { describe, expect, it } from 'vitest'
import {
  type Conversation,
  entryAsked,
  filled,
  type Message,
  piecesOf,
  withBrought,
  withEarlier,
  withLatest,
  withSent,
} from './thread'

const message = (id: string): Message => ({
  id,
  text: id,
  at: '2026-11-16T08:00:00.000Z',
  threadId: 't1',
  authorName: 'Ana Gil',
  fromPatient: true,
  mine: false,
  internal: false,
  readAt: null,
  files: [],
})
const conversation = (ids: string, more = false): Conversation => ({ messages: [...ids].map(message), more })
const idsOf = ({ messages }: Conversation) => messages.map(({ id }) => id).join('')

describe('what is known of a thread', () => {
  it.each([
    ['grows at its end', 'abc', 'bcd', 'abcd', true],
    ['stays what it is when nothing is new', 'abc', 'abc', 'abc', false],
    ['begins anew when nothing says what lies between', 'abc', 'xyz', 'xyz', false],
    ['is the latest when nothing was known', '', 'ab', 'ab', false],
  ])('%s', (_what, known, latest, expected, more) => {
    const joined = withLatest(conversation(known, true), conversation(latest))
    expect([idsOf(joined), joined.more]).toEqual([expected, more])
  })

  it.each([
    ['has nothing new', 'abcd', 'abc', 'abcd'],
    ['has more', 'abc', 'bcd', 'abcd'],
  ])('keeps what it knows when the page %s', (_what, known, brought, expected) => {
    expect(idsOf(withBrought(conversation(known), conversation(brought)))).toBe(expected)
  })

  it('grows at its beginning, and by what was sent once', () => {
    expect(idsOf(withEarlier(conversation('cd', true), conversation('ab')))).toBe('abcd')
    const sent = withSent(conversation('ab'), message('c'))
    expect(idsOf(withSent(sent, message('c')))).toBe('abc')
  })
})

it('tells addresses from the text around them', () => {
  const links = (text: string) => piecesOf(text).flatMap((piece) => (piece.isLink ? [piece.text] : []))
  expect(links('See https://a.example/x?y=1. Or (http://b.example)!')).toEqual([
    'https://a.example/x?y=1',
    'http://b.example',
  ])
  expect(links('javascript:alert(1) ftp://x data:text/html,x')).toEqual([])
  const text = 'one https://a.example two'
  expect(
    piecesOf(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text)
})

it('fills in what is known of a reply and leaves the rest to be seen', () => {
  expect(filled('Dear {patient}, on {date}', { patient: 'Ana' })).toBe('Dear Ana, on {date}')
})

it.each([
  [
    { entry: 'e', kind: 'condition' },
    { entryKind: 'condition', entryId: 'e' },
  ],
  [
    { entry: 'e', kind: 'analytic' },
    { entryKind: 'analytic', entryId: 'e' },
  ],
  [{ entry: 'e', kind: 'other' }, null],
  [{ entry: ['e', 'f'], kind: 'condition' }, null],
  [{ kind: 'condition' }, null],
])('an address with %o asks about %o', (query, expected) => {
  expect(entryAsked(query)).toEqual(expected)
})
