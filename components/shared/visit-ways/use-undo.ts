'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent } from 'react'
import { toast } from '@/components/ui/toast'
import { RequestError } from '@/lib/browser/request'
import { useWriteRefusal } from './use-write-refusal'

const undoMs = 10_000

interface Act {
  /** What was done, and said. */
  title: string
  what: string
  /** The write that takes it back. Throws `RequestError`. */
  inverse: () => Promise<unknown>
}

// One for the whole calendar, whatever it was done by: Ctrl+Z takes back the latest.
let latest: { act: Act; timer: ReturnType<typeof setTimeout> } | null = null

function forget() {
  clearTimeout(latest?.timer)
  latest = null
}

/** Says what was done, for ten seconds with Undo, which Ctrl+Z presses too; and honestly when it is too late. */
export function useUndo() {
  const t = useTranslations('hands')
  const sentenceOf = useWriteRefusal()
  async function take() {
    const act = latest?.act
    if (!act) return
    forget()
    try {
      await act.inverse()
      toast.info(t('undone', { what: act.what }))
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      toast.error(t('undoFailed', { why: sentenceOf(error) }))
    }
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const asks = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey
    if (!asks || !latest || isTyping(event.target)) return
    event.preventDefault()
    void take()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])

  return (act: Act) => {
    forget()
    latest = { act, timer: setTimeout(forget, undoMs) }
    toast.success(act.title, { duration: undoMs, action: { label: t('undo'), onClick: () => void take() } })
  }
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName))
  )
}
