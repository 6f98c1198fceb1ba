import { useCallback, useEffect, useRef, useState } from 'react'
import { useLive } from '@/lib/browser/live'
import { read } from '@/lib/browser/request'
import {
  type Conversation,
  type Message,
  withBrought,
  withEarlier,
  withLatest,
  withSent,
} from '@/lib/domain/thread'
import { tell } from './use-thread'

/** The thread, kept fresh, and marked as read while somebody looks. */
export function useConversation(id: string, initial: Conversation, onNews: () => void) {
  const [conversation, setConversation] = useState(initial)
  const [brought, setBrought] = useState(initial)
  const [loading, setLoading] = useState(false)
  const running = useRef<Promise<void> | null>(null)
  const again = useRef(false)
  if (brought !== initial) {
    setBrought(initial)
    setConversation(withBrought(conversation, initial))
  }

  // One at a time, so that an answer that was slow never takes the place of a later one.
  function refresh(): Promise<void> {
    again.current = true
    running.current ??= (async () => {
      while (again.current) {
        again.current = false
        const latest = await read('threads.messages', { params: { id } }).catch(() => null)
        if (latest) setConversation((known) => withLatest(known, latest))
      }
      running.current = null
    })()
    return running.current
  }

  useLive((signal) => {
    if (signal.type !== 'resumed' && !(signal.type === 'message' && signal.threadId === id)) return
    onNews()
    void refresh().then(look)
  })
  const look = useReadMarks(id, conversation)

  async function loadEarlier(): Promise<void> {
    const before = conversation.messages[0]?.id
    setLoading(true)
    const earlier = await read('threads.messages', { params: { id }, query: { before } }).catch(() => null)
    setLoading(false)
    if (earlier) setConversation((known) => withEarlier(known, earlier))
  }

  return {
    conversation,
    refresh,
    loadEarlier,
    loading,
    add: (sent: Message) => setConversation((known) => withSent(known, sent)),
  }
}

/**
 * Says that the last message was read, once, as soon as the window is looked at. What did not arrive is said again at
 * the next look, which the caller may make as well.
 */
function useReadMarks(id: string, { messages }: Conversation): () => void {
  const last = messages.findLast(({ mine }) => !mine)?.id
  const told = useRef<string | null>(null)
  const look = useCallback(async () => {
    if (!last || document.hidden || told.current === last) return
    told.current = last
    const arrived = await tell.read(id, last)
    if (!arrived && told.current === last) told.current = null
  }, [id, last])
  useEffect(() => {
    void look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [look])
  return look
}
