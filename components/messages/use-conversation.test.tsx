// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { island } from '@/components/testing/island'
import type { Conversation } from '@/lib/domain/thread'
import { threadEndpoints } from '@/lib/endpoints/threads'
import { useConversation } from './use-conversation'

const page = island({ at: '/app/messages/t1' })
const message = { id: 'm1', mine: false } as Conversation['messages'][number]
const conversation = { messages: [message] } as Conversation
const marks = () => page.sent.filter(({ call }) => call === 'PUT /api/threads/t1/read').length
const look = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')))

it('a message counts as read once the server knows; until then each look says so again', async () => {
  page.lose(threadEndpoints.markRead)
  renderHook(() => useConversation('t1', conversation, () => undefined), { wrapper: page.wrapper() })
  await vi.waitFor(() => expect(marks()).toBe(1))
  page.answer(threadEndpoints.markRead, { message: 'Read' })
  await vi.waitFor(async () => {
    await look()
    expect(marks()).toBe(2)
  })
  await look()
  await look()
  expect(marks()).toBe(2)
})
