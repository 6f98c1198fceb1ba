import { useEffect, useState } from 'react'
import { useDraft } from '@/lib/browser/drafts/use-draft'

/** The text in the field of a thread, kept in this tab until it is sent. */
export function useTyped(threadId: string, onTyping: (isTyping: boolean) => void) {
  const draft = useDraft(`message:${threadId}`)
  const [text, setText] = useState('')
  useEffect(() => {
    const kept = draft.read()
    if (typeof kept === 'string') setText(kept)
  }, [draft])

  function type(next: string): void {
    setText(next)
    if (next === '') draft.drop()
    else draft.keep(next)
    if ((next === '') !== (text === '')) onTyping(next !== '')
  }
  return [text, type] as const
}
