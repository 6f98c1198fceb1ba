import { useCallback, useEffect, useRef, useState } from 'react'
import { randomKey } from '@/lib/browser/attempt-key'
import { useDraft } from '@/lib/browser/drafts/use-draft'
import { useLive } from '@/lib/browser/live'
import { RequestError, write } from '@/lib/browser/request'
import type { Attachment, Message } from '@/lib/domain/thread'

export interface Outgoing {
  /** Its Idempotency-Key: however often it is sent, it arrives once. */
  key: string
  text: string
  internal: boolean
  files: Attachment[]
  /** The last message that its author had seen. */
  seen?: string | undefined
  /** On its way; waiting for the connection; refused; a colleague was faster. */
  state: 'sending' | 'waiting' | 'refused' | 'answered'
}

export type Written = Pick<Outgoing, 'text' | 'internal' | 'files' | 'seen'>

const firstPauseMs = 2_000
const longestPauseMs = 30_000

const isLost = (error: unknown) =>
  !(error instanceof RequestError) || error.code === 'network' || error.status >= 500 || error.status === 429

function stateAfter(error: unknown): Outgoing['state'] {
  if (isLost(error)) return 'waiting'
  return error instanceof RequestError && error.code === 'stale' ? 'answered' : 'refused'
}

interface Ways {
  onSent: (message: Message) => void
  /** Reads the thread anew. */
  refresh: () => Promise<void>
}

/** Messages on their way, one after the other, kept over reloads and tried again until they have arrived. */
export function useOutgoing(threadId: string, messages: readonly Message[], { onSent, refresh }: Ways) {
  const draft = useDraft(`outgoing:${threadId}`)
  const [items, setItems] = useState<Outgoing[]>([])
  const busy = useRef(false)
  const pauses = useRef(0)

  const update = useCallback(
    (change: (items: Outgoing[]) => Outgoing[]) =>
      setItems((before) => {
        const after = change(before)
        if (after.length > 0) draft.keep(after)
        else draft.drop()
        return after
      }),
    [draft],
  )

  useEffect(() => {
    const kept = draft.read()
    // Only this hook writes the draft, so its type is known.
    if (Array.isArray(kept)) setItems((kept as Outgoing[]).map((item) => ({ ...item, state: 'sending' })))
  }, [draft])

  const set = (key: string, changes: Partial<Outgoing>) =>
    update((all) => all.map((item) => (item.key === key ? { ...item, ...changes } : item)))
  const remove = (key: string) => update((all) => all.filter((item) => item.key !== key))
  const retry = useCallback(
    () =>
      update((all) => all.map((item) => (item.state === 'waiting' ? { ...item, state: 'sending' } : item))),
    [update],
  )

  const arrived = new Set(messages.map(({ key }) => key))
  const open = items.filter(({ key }) => !arrived.has(key))
  // The order of the author: nothing overtakes what still waits.
  const next = open.find(({ state }) => state === 'sending' || state === 'waiting')

  async function send({ key, text, internal, files, seen }: Outgoing): Promise<void> {
    const body = {
      text,
      ...(internal && { internal }),
      ...(seen && { seen }),
      files: files.map(({ id }) => id),
    }
    try {
      const sent = await write('threads.send', { params: { id: threadId }, body, idempotencyKey: key })
      pauses.current = 0
      onSent(sent)
      remove(key)
    } catch (error) {
      if (!isLost(error)) await refresh()
      set(key, { state: stateAfter(error) })
    }
    busy.current = false
  }

  useEffect(() => {
    if (next?.state !== 'sending' || busy.current) return
    busy.current = true
    void send(next)
  })

  const isWaiting = next?.state === 'waiting'
  useEffect(() => {
    if (!isWaiting) return
    const pause = Math.min(firstPauseMs * 2 ** pauses.current, longestPauseMs)
    pauses.current += 1
    const timer = setTimeout(retry, pause)
    window.addEventListener('online', retry)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', retry)
    }
  }, [isWaiting, retry])
  useLive((signal) => {
    if (signal.type === 'resumed') retry()
  })

  return {
    outgoing: open,
    remove,
    write: (written: Written) =>
      update((all) => [...all, { ...written, key: randomKey(), state: 'sending' }]),
    /** Under a new key: what was refused under the old one stays refused. */
    sendAnyway: (key: string, seen: string | undefined) =>
      set(key, { key: randomKey(), seen, state: 'sending' }),
  }
}
