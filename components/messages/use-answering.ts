import { useEffect, useRef, useState } from 'react'
import { authorOf, type Message } from '@/lib/domain/thread'
import { tell } from './use-thread'

/** Milliseconds after which it is announced again: the clinic API forgets it after 90 seconds. */
const renewMs = 60_000

/**
 * Tells colleagues that an answer is being written, and its author which of them has answered since it was begun.
 * Patients are told nothing, and nothing of them is.
 */
export function useAnswering(threadId: string, messages: readonly Message[], isTeam: boolean) {
  const [isTyping, setTyping] = useState(false)
  const begun = useRef<string | undefined>(undefined)

  useEffect(() => {
    if (!isTyping || !isTeam) return
    tell.answering(threadId, true)
    const timer = setInterval(() => tell.answering(threadId, true), renewMs)
    return () => {
      clearInterval(timer)
      tell.answering(threadId, false)
    }
  }, [isTyping, isTeam, threadId])

  const seen = messages.findIndex(({ id }) => id === begun.current)
  const since = isTyping && isTeam ? messages.slice(seen + 1) : []
  const faster = since.find(({ fromPatient, mine, internal }) => !fromPatient && !mine && !internal)
  return {
    answered: faster ? authorOf(faster) : null,
    setTyping(next: boolean) {
      begun.current = messages.at(-1)?.id
      setTyping(next)
    },
  }
}
