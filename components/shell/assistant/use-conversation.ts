import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { read } from '@/lib/browser/request'
import type { SeenAnswer } from '@/lib/domain/assistant'

const REPLY_MS = 500
/** The clinic API's limit; nobody needs more words for one question. */
const longestQuestion = 300

export interface Message {
  id: number
  role: 'assistant' | 'user'
  content: string
  /** The app's own answer, below the reply. */
  seen?: SeenAnswer
}

/**
 * Every question has the same reply after half a second, for which nobody is asked. Only then the app is, and where it
 * understood the question its answer stands below.
 */
export function useConversation() {
  const t = useTranslations('assistant')
  const [messages, setMessages] = useState<Message[]>([])
  const [typing, setTyping] = useState(false)
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
  const last = useRef(0)
  useEffect(() => {
    const pending = timers.current
    return () => pending.forEach(clearTimeout)
  }, [])

  function add(role: Message['role'], content: string): number {
    last.current += 1
    const id = last.current
    setMessages((earlier) => [...earlier, { id, role, content }])
    return id
  }

  async function look(question: string, replyId: number) {
    if (question.length > longestQuestion) return
    const seen = await read('assistant.ask', { query: { q: question }, stay: true }).catch(() => null)
    if (!seen?.answer) return
    setMessages((earlier) => earlier.map((each) => (each.id === replyId ? { ...each, seen } : each)))
  }

  function ask(question: string) {
    add('user', question)
    setTyping(true)
    const timer = setTimeout(() => {
      timers.current.delete(timer)
      void look(question, add('assistant', t('reply', { question })))
      setTyping(timers.current.size > 0)
    }, REPLY_MS)
    timers.current.add(timer)
  }

  return { messages, typing, ask }
}
