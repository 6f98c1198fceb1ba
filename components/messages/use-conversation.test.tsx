import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import type { Conversation } from '@/lib/domain/thread'
import { useConversation } from './use-conversation'

const page = island({ at: '/app/messages/t1' })
const message = { id: 'm1', mine: false } as Conversation['messages'][number]
const conversation = { messages: [message] } as Conversation
const marks = () => page.sentTo('threads.markRead').length
const look = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')))

it('a message counts as read once the server knows; until then each look says so again', async () => {
  page.lose('threads.markRead')
  renderHook(() => useConversation('t1', conversation, () => undefined), { wrapper: page.wrapper() })
  await waitFor(() => expect(marks()).toBe(1))
  page.answer('threads.markRead', { message: 'Read' })
  await waitFor(async () => {
    await look()
    expect(marks()).toBe(2)
  })
  await look()
  await look()
  expect(marks()).toBe(2)
})

it('what the page brings anew is shown, whatever was there before', () => {
  const second = { id: 'm2', mine: true } as Conversation['messages'][number]
  page.answer('threads.markRead', { message: 'Read' })
  const { result, rerender } = renderHook(
    (brought: Conversation) => useConversation('t1', brought, () => undefined),
    { wrapper: page.wrapper(), initialProps: conversation },
  )
  rerender({ messages: [message, second] } as Conversation)
  expect(result.current.conversation.messages).toEqual([message, second])
})
