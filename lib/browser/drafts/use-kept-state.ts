'use client'

import { useEffect, useState } from 'react'
import { useDraft } from './use-draft'

/**
 * State that survives the end of a session as what is typed into a form does: a choice of many clicks, a question half
 * written. Back at `initial`, or when the screen is left, it is forgotten. `name` says what the state is about.
 */
export function useKeptState<Value>(name: string, initial: Value) {
  const draft = useDraft(name)
  const [value, setValue] = useState(initial)
  useEffect(() => {
    const kept = draft.read()
    // Written below into this tab's storage, and by nothing else.
    if (kept !== null) setValue(kept as Value)
    return draft.drop
  }, [draft])

  function change(next: Value) {
    setValue(next)
    if (next === initial) draft.drop()
    else draft.keep(next)
  }

  /** A value that is stored elsewhere needs no draft. */
  function settle(stored: Value) {
    setValue(stored)
    draft.drop()
  }

  return [value, change, settle] as const
}
