// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import messages from '@/messages/en.json'
import { useConversation } from './use-conversation'

const reply = (question: string) => `You asked: ${question} Here's a sample response...`
const howTo = {
  answer: { about: 'how-to', topic: 'two-factor' },
  reader: { patientId: null, ofClinic: true },
}
const asked: string[] = []
let answer: object = howTo

function open() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <NextIntlClientProvider locale="en" messages={messages}>
      {children}
    </NextIntlClientProvider>
  )
  return renderHook(() => useConversation(), { wrapper }).result
}

beforeEach(() => {
  vi.useFakeTimers()
  asked.length = 0
  answer = howTo
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return Response.json(answer)
  })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('replies word for word after half a second, and calls nobody before', async () => {
  const conversation = open()
  act(() => conversation.current.ask('how do I enable {two-factor}?'))
  await act(() => vi.advanceTimersByTimeAsync(499))
  expect(conversation.current.messages).toHaveLength(1)
  expect(conversation.current.typing).toBe(true)
  expect(asked).toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(1))
  const [, said] = conversation.current.messages
  expect(said).toMatchObject({ role: 'assistant', content: reply('how do I enable {two-factor}?') })
})

it('puts the answer below the reply that it belongs to', async () => {
  const conversation = open()
  act(() => conversation.current.ask('one'))
  act(() => conversation.current.ask('two'))
  await act(() => vi.advanceTimersByTimeAsync(600))
  expect(asked).toEqual(['/api/assistant?q=one', '/api/assistant?q=two'])
  const seen = conversation.current.messages.map((message) => [message.content, message.seen ?? null])
  expect(seen).toEqual([
    ['one', null],
    ['two', null],
    [reply('one'), howTo],
    [reply('two'), howTo],
  ])
})

it.each([
  ['what was not understood', () => ({ answer: null, reader: howTo.reader })],
  ['a refusal', () => Promise.reject(new Error('gone'))],
])('has the reply alone for %s', async (_what, given) => {
  const conversation = open()
  vi.stubGlobal('fetch', async () => Response.json(await given()))
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
  expect(asked).toEqual([])
})
