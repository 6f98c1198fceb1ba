import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aThread } from '@/components/testing/a-thread'
import { island } from '@/components/testing/island'
import { routes } from '@/lib/routes'
import { ThreadList } from './thread-list'

const page = island({ at: routes.messages })

it.each([
  ['a patient’s own last words are marked as theirs', { lastFromPatient: true }, 'You: Hello'],
  ['the clinic’s have their author', { lastFromPatient: false }, 'Ana Gil: Hello'],
  ['the team reads a patient’s under the patient’s name', { patientName: 'Luis Gómez' }, 'Hello'],
])('%s', (_what, changes, said) => {
  page.show(<ThreadList threads={[aThread(changes)]} isSearch={false} />)
  expect(screen.getByText(/Hello/).textContent).toBe(said)
})

it.each([
  ['a patient’s that nobody has answered', { patientName: 'Luis Gómez', waiting: true }, true],
  ['a patient’s that a colleague has answered', { patientName: 'Luis Gómez', waiting: false }, false],
  ['one’s own that the clinic has answered', {}, true],
  ['a closed one', { state: 'closed' as const }, false],
])('of unread conversations, %s stands out: %j %s', (_which, changes, standsOut) => {
  page.show(<ThreadList threads={[aThread({ unread: true, ...changes })]} isSearch={false} />)
  expect(screen.queryByText('Unread') !== null).toBe(standsOut)
})

it('a conversation takes two lines: its subject precedes the last words, and marks stand behind them', () => {
  const thread = aThread({ patientName: 'Luis Gómez', waiting: true, subject: 'result' })
  page.show(<ThreadList threads={[thread]} isSearch={false} />)
  const lines = [...screen.getByRole('link').children]
  expect(lines).toHaveLength(2)
  const [words, marks] = lines[1]?.children ?? []
  expect(words?.textContent).toBe('Result · Hello')
  expect(marks?.textContent).toBe('Needs reply')
})
