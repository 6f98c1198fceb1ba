import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { aPlace, aThread } from '@/components/testing/a-thread'
import { island } from '@/components/testing/island'
import type { ThreadDetail } from '@/lib/domain/thread'
import { askedOf } from '@/lib/domain/thread-place'
import { routes } from '@/lib/routes'
import { MessagesFrame } from './messages-frame'
import { ThreadList } from './thread-list'
import { ThreadsPane } from './threads-pane'

const page = island({ at: routes.messages })
const now = new Date('2026-11-26T10:00:00.000Z')

it.each([
  ['a patient’s own last words are marked as theirs', { lastFromPatient: true }, 'You: Hello'],
  ['the clinic’s have their author', { lastFromPatient: false }, 'Ana Gil: Hello'],
  ['the team reads a patient’s under the patient’s name', { patientName: 'Luis Gómez' }, 'Appointment Hello'],
])('%s', (_what, changes, said) => {
  page.show(<ThreadList threads={[aThread(changes)]} place={aPlace()} now={now} />)
  expect(screen.getByText(/Hello/).textContent).toBe(said)
})

it.each([
  ['a patient’s that nobody has answered', { patientName: 'Luis Gómez', waiting: true }, true],
  ['a patient’s that a colleague has answered', { patientName: 'Luis Gómez', waiting: false }, false],
  ['one’s own that the clinic has answered', {}, true],
  ['a closed one', { state: 'closed' as const }, false],
])('of unread conversations, %s stands out: %j %s', (_which, changes, standsOut) => {
  page.show(<ThreadList threads={[aThread({ unread: true, ...changes })]} place={aPlace()} now={now} />)
  expect(screen.queryByText('Unread') !== null).toBe(standsOut)
})

it.each([
  ['their own last words', { lastFromPatient: true }, true],
  ['the clinic’s last words', { lastFromPatient: false }, false],
  ['a closed one', { lastFromPatient: true, state: 'closed' as const }, false],
])('a patient is told that the clinic has to answer after %s: %j %s', (_which, changes, isTold) => {
  page.show(<ThreadList threads={[aThread(changes)]} place={aPlace()} now={now} />)
  expect(screen.queryByText('Waiting for the clinic') !== null).toBe(isTold)
})

it.each([
  ['2026-11-26T10:00:00.000Z', 'Answer expected by Fri 27 Nov'],
  ['2026-12-04T09:00:00.000Z', 'Waiting for the clinic'],
])('a patient reads who answers and by when, while that day is ahead (%s): %s', (at, said) => {
  const openingHours = Array.from({ length: 7 }, () => '9:00–14:00')
  const thread = aThread({ answerHours: 8, openingHours, answeredBy: 'Eva Gil' })
  page.show(<ThreadList threads={[thread]} place={aPlace()} now={new Date(at)} />)
  expect(screen.getByText(said)).toBeTruthy()
  expect(screen.getByText('Eva Gil')).toBeTruthy()
})

it('beside a new message stands the list, without the way to another', () => {
  const frame = { page: { threads: [aThread()], nextCursor: null }, place: aPlace(), now }
  const { rerender } = page.show(<MessagesFrame {...frame} isStaff={false} />)
  expect(screen.getByRole('link', { name: 'New message' })).toBeTruthy()
  rerender(<MessagesFrame {...frame} isStaff={false} current={null} />)
  expect(screen.queryByRole('link', { name: 'New message' })).toBeNull()
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

it.each([
  ['s1', ''],
  ['s2', 'For Eva · '],
])(
  'a conversation says who, when, its subject and the last words, and to others than %s whose it is',
  (me, whose) => {
    const assignedTo = { id: 's1', name: 'Eva Gil' }
    const waitingSince = '2026-11-26T09:40:00.000Z'
    const thread = aThread({
      patientName: 'Luis Gómez',
      waiting: true,
      waitingSince,
      subject: 'result',
      assignedTo,
    })
    page.show(<ThreadList threads={[thread]} place={aPlace()} me={me} now={now} />)
    expect([...screen.getByRole('link').children].map(({ textContent }) => textContent)).toEqual([
      'Luis Gómez',
      'waiting 20 min',
      `${whose}Health or results Hello`,
    ])
  },
)

it('a conversation that needs a reply says so once, and keeps its strong name while it is open, whoever has read it', () => {
  const waitingSince = '2026-11-26T09:40:00.000Z'
  const thread = aThread({ id: 't1', patientName: 'Luis Gómez', waiting: true, waitingSince })
  page.show(<ThreadList threads={[thread]} place={aPlace({ state: 'waiting' })} current="t1" now={now} />)
  expect(screen.queryByText('Needs reply')).toBeNull()
  expect(screen.getAllByText(/waiting/)).toHaveLength(1)
  expect(screen.getByText('Luis Gómez').parentElement?.className).toContain('font-semibold')
})

it.each([
  ['2026-11-26T09:40:00.000Z', 'waiting 20 min', 'muted'],
  ['2026-11-25T23:00:00.000Z', 'waiting 11 h', 'muted'],
  ['2026-11-25T22:00:00.000Z', 'waiting 12 h', 'warning'],
  ['2026-11-23T09:00:00.000Z', 'waiting 3 d', 'destructive'],
])('a conversation whose patient waits since %s says %s in %s', (waitingSince, said, look) => {
  const thread = aThread({ patientName: 'Luis Gómez', waiting: true, waitingSince })
  page.show(<ThreadList threads={[thread]} place={aPlace()} now={now} />)
  expect(screen.getByText(said).parentElement?.className).toContain(look)
})

it.each([
  ['a wide window', true, aPlace(), ['/app/messages/wait']],
  ['a wide window, with its filter', true, aPlace({ state: 'mine' }), ['/app/messages/wait?state=mine']],
  ['a window without room for it', false, aPlace(), []],
  ['a wide window, while words are typed', true, aPlace({ q: 'sangre' }), []],
])('in %s, the first conversation of the list opens beside it: %s', (_where, matches, place, visited) => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList)
  const threads = [
    aThread({ id: 'calm', patientName: 'A' }),
    aThread({ id: 'wait', patientName: 'B', waiting: true }),
  ]
  page.show(<MessagesFrame page={{ threads, nextCursor: null }} place={place} isStaff now={now} />)
  expect(page.visited).toEqual(visited)
})

it('the field of a search keeps its place while words are typed and taken away', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  const frame = (q: string, threads: ThreadDetail[]) => (
    <MessagesFrame page={{ threads, nextCursor: null }} place={aPlace({ q })} isStaff now={now} />
  )
  const { rerender } = page.show(frame('gil', [aThread()]))
  const field = screen.getByRole('searchbox')
  rerender(frame('gilx', []))
  expect(screen.getByRole('searchbox')).toBe(field)
  rerender(frame('', [aThread()]))
  expect(screen.getByRole('searchbox')).toBe(field)
  expect(page.visited).toEqual([])
})

it('what comes into an empty list does not open by itself', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  const frame = (threads: ThreadDetail[]) => (
    <MessagesFrame page={{ threads, nextCursor: null }} place={aPlace()} isStaff={false} now={now} />
  )
  const { rerender } = page.show(frame([]))
  rerender(frame([aThread()]))
  expect(page.visited).toEqual([])
})

it('those that wait come first, the reader’s own and the longest wait on top, and closed ones last, each under its words', () => {
  const named = (id: string, more = {}) => aThread({ id, patientName: id, ...more })
  const waits = (id: string, waitingSince: string) => named(id, { waiting: true, waitingSince })
  const threads = [
    named('Shut', { waiting: true, state: 'closed' as const }),
    waits('Short', '2026-11-26T09:00:00.000Z'),
    named('Calm'),
    waits('Long', '2026-11-25T09:00:00.000Z'),
    named('Mine', { waiting: true, assignedTo: { id: 's1', name: 'Eva Gil' } }),
  ]
  const lists = () =>
    screen.getAllByRole('list').map((list) => [
      list.getAttribute('aria-label'),
      ...within(list)
        .getAllByRole('link')
        .map((link) => link.firstElementChild?.textContent),
    ])
  const { rerender } = page.show(<ThreadList threads={threads} place={aPlace()} me="s1" now={now} />)
  expect(lists()).toEqual([
    ['For you', 'Mine'],
    ['For the team', 'Long', 'Short'],
    ['Answered', 'Calm'],
    ['Done', 'Shut'],
  ])
  expect(screen.getAllByRole('heading')).toHaveLength(4)
  rerender(<ThreadList threads={threads} place={aPlace()} now={now} />)
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Needs reply',
    'Answered',
    'Done',
  ])
})

it('a patient of several clinics reads of each conversation with which one it is, also of closed ones', () => {
  const closed = aThread({ id: 't2', state: 'closed', clinicName: 'Norte', answeredBy: 'Ana Gil' })
  page.show(<ThreadList threads={[aThread(), closed]} place={aPlace()} now={now} />)
  expect(within(screen.getByRole('list', { name: 'Closed' })).getByText('Norte')).toBeTruthy()
})

it('one whose patient writes while it is closed from its row stays open, and the list is read again', async () => {
  page.refuse('threads.update', 'stale')
  page.show(
    <ThreadList
      threads={[aThread({ patientName: 'Luis Gómez', waiting: true })]}
      place={aPlace()}
      now={now}
    />,
  )
  await page.press('Mark as done: Luis Gómez')
  expect(await screen.findByText(/The patient has written in the meantime/)).toBeTruthy()
  expect(page.refreshed()).toBe(1)
})

it('one that asks for no reply is closed from its row, and that can be taken back', async () => {
  const assignedTo = { id: 's1', name: 'Eva Gil' }
  const waits = aThread({ patientName: 'Luis Gómez', waiting: true, assignedTo })
  const next = aThread({ id: 't3', patientName: 'Eva Sol', waiting: true })
  const answered = aThread({ id: 't2', patientName: 'Ana Ruiz' })
  page.answer('threads.update', aThread({ state: 'closed' }))
  page.show(<ThreadList threads={[waits, next, answered]} place={aPlace()} me="s1" now={now} />)
  expect(screen.queryByRole('button', { name: /Ana Ruiz/ })).toBeNull()
  await page.press('Mark as done: Luis Gómez')
  expect(document.activeElement?.textContent).toContain('Eva Sol')
  await page.press('Open again')
  const states = page.sentTo('threads.update').map(({ body }) => body)
  expect(states).toEqual([{ state: 'closed', seenUntil: waits.lastAt }, { state: 'open' }])
})

it.each([
  ['open conversations for the team', {}, true, 'open'],
  ['all that match for the team that looks for words', { q: 'sangre' }, true, undefined],
  ['all of theirs for a patient', {}, false, undefined],
])('the first list asks for %s', (_what, place, isStaff, state) => {
  expect(askedOf(aPlace(place), isStaff).state).toBe(state)
})

it('a conversation opens beside the list as it was narrowed', () => {
  page.show(<ThreadList threads={[aThread()]} place={aPlace({ q: 'sangre', state: 'waiting' })} now={now} />)
  const address = `${routes.thread('t1')}?q=sangre&state=waiting`
  expect(screen.getByRole('link').getAttribute('href')).toBe(address)
})

describe('the list beside a conversation', () => {
  const many = Array.from({ length: 6 }, (_, index) => aThread({ id: `t${index}` }))
  const waiting = [aThread({ id: 'a', waiting: true }), aThread({ id: 'b', waiting: true, state: 'closed' })]
  const states = () => screen.queryByRole('navigation', { name: 'Status' })

  it.each([
    ['a patient with few conversations needs none', many.slice(1), null, false, false],
    ['a patient with many has them', many, null, false, true],
    ['as has one with a further page', [], 'next', false, true],
    ['the team always has them', [], null, true, true],
  ])('of filters, %s', (_whose, threads, nextCursor, isStaff, shown) => {
    page.show(<ThreadsPane page={{ threads, nextCursor }} place={aPlace()} isStaff={isStaff} now={now} />)
    expect(states() !== null).toBe(shown)
    expect(screen.queryByRole('searchbox') !== null).toBe(shown)
  })

  it.each([
    ['all of them are shown', null, aPlace(), 'Needs reply1'],
    ['there are further pages', 'next', aPlace(), 'Needs reply'],
    ['some are left out', null, aPlace({ q: 'sangre' }), 'Needs reply'],
  ])('counts what needs a reply unless %s', (_when, nextCursor, place, said) => {
    page.show(<ThreadsPane page={{ threads: waiting, nextCursor }} place={place} isStaff now={now} />)
    const link = states()?.querySelector('a[href*=waiting]')
    expect(link?.textContent).toBe(said)
  })

  it('keeps its title, search and the way to a new message', () => {
    page.show(
      <ThreadsPane
        page={{ threads: many, nextCursor: null }}
        place={aPlace()}
        isStaff
        current="t1"
        now={now}
      />,
    )
    expect(screen.getByText('Messages').tagName).toBe('P')
    expect(screen.getByRole('searchbox')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'New message' }).getAttribute('href')).toBe(routes.newThread)
    expect(document.querySelectorAll('[aria-current=page]')).toHaveLength(1)
  })

  it('that could not be loaded leaves the rest', () => {
    page.show(<ThreadsPane page={null} place={aPlace()} isStaff now={now} />)
    expect(screen.getByText('The messages could not be loaded')).toBeTruthy()
    expect(screen.getByRole('searchbox')).toBeTruthy()
  })
})

it.each([
  ['nothing at all', aPlace(), 'No messages yet'],
  ['nothing for the team to do', aPlace(), 'No open conversations', true],
  ['nothing to answer', aPlace({ state: 'waiting' }), 'No conversations need a reply.'],
  ['nothing with these words', aPlace({ state: 'waiting', q: 'x' }), 'No matching conversations'],
])('an empty list says that there is %s', (_what, place, said, isStaff = false) => {
  page.show(<ThreadList threads={[]} place={place} isStaff={isStaff} now={now} />)
  expect(screen.getByText(said)).toBeTruthy()
})
