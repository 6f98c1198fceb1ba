import { useEffect, useRef, useState } from 'react'
import { useDraft } from '@/lib/browser/drafts/use-draft'
import type { Attachment } from '@/lib/domain/thread'

/** A message on its way: its text, whether it is a note for the team alone, and its files. */
export interface Typed {
  text: string
  internal: boolean
  files: Attachment[]
}

const nothing: Typed = { text: '', internal: false, files: [] }

/**
 * The message in the field of a thread, kept in this tab until it is sent: all of it together, or a note for the team
 * would come back as a message to the patient.
 */
export function useTyped(threadId: string, onTyping: (isTyping: boolean) => void) {
  const draft = useDraft(`message:${threadId}`)
  const [typed, setTyped] = useState(nothing)
  const latest = useRef(nothing)
  useEffect(() => {
    const kept = draft.read()
    if (kept === null || typeof kept !== 'object') return
    // Written below into this tab's storage, and by nothing else.
    latest.current = { ...nothing, ...kept }
    setTyped(latest.current)
  }, [draft])

  /** Files come in when they are stored, which may be after more was typed. */
  function change(make: (before: Typed) => Partial<Typed>): void {
    const before = latest.current
    const next = { ...before, ...make(before) }
    latest.current = next
    setTyped(next)
    if (next.text === '' && next.files.length === 0) draft.drop()
    else draft.keep(next)
    if ((next.text === '') !== (before.text === '')) onTyping(next.text !== '')
  }
  return { typed, change, clear: () => change(() => nothing) }
}
