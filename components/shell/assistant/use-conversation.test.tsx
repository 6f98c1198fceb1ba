import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { island } from '@/components/testing/island'
import type { SeenAnswer } from '@/lib/domain/assistant'
import { useConversation } from './use-conversation'

const reply = (question: string) => `You asked: ${question} Here's a sample response...`
const howTo: SeenAnswer = {
  answer: { about: 'how-to', topic: 'two-factor' },
  reader: { patientId: null, ofClinic: true },
}
const page = island()
const asked = () => page.sent.map(({ query }) => query.q)
const open = () => renderHook(() => useConversation(), { wrapper: page.wrapper() }).result

beforeEach(() => {
  vi.useFakeTimers()
  page.answer('assistant.ask', howTo)
})

afterEach(() => {
  vi.useRealTimers()
})

it('replies word for word after half a second, and calls nobody before', async () => {
  const conversation = open()
  act(() => conversation.current.ask('how do I enable {two-factor}?'))
  await act(() => vi.advanceTimersByTimeAsync(499))
  expect(conversation.current.messages).toHaveLength(1)
  expect(conversation.current.typing).toBe(true)
  expect(asked()).toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(1))
  const [, said] = conversation.current.messages
  expect(said).toMatchObject({ role: 'assistant', content: reply('how do I enable {two-factor}?') })
})

it('puts the answer below the reply that it belongs to', async () => {
  const conversation = open()
  act(() => conversation.current.ask('one'))
  act(() => conversation.current.ask('two'))
  await act(() => vi.advanceTimersByTimeAsync(600))
  expect(asked()).toEqual(['one', 'two'])
  const seen = conversation.current.messages.map((message) => [message.content, message.seen ?? null])
  expect(seen).toEqual([
    ['one', null],
    ['two', null],
    [reply('one'), howTo],
    [reply('two'), howTo],
  ])
})

it.each([
  ['what was not understood', () => page.answer('assistant.ask', { answer: null, reader: howTo.reader })],
  ['a refusal', () => page.refuse('assistant.ask', 'unavailable')],
])('has the reply alone for %s', async (_what, declare) => {
  const conversation = open()
  declare()
  act(() => conversation.current.ask('?'))
  await act(() => vi.advanceTimersByTimeAsync(600))
  expect(conversation.current.messages.map(({ content }) => content)).toEqual(['?', reply('?')])
  expect(conversation.current.messages.some(({ seen }) => seen)).toBe(false)
})

it('does not ask for what is longer than a question', async () => {
  const conversation = open()
  act(() => conversation.current.ask('x'.repeat(301)))
  await act(() => vi.advanceTimersByTimeAsync(600))
  expect(conversation.current.messages).toHaveLength(2)
  expect(asked()).toEqual([])
})
