'use client'

import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { showFieldErrors } from '@/components/shared/form/form-errors'
import { RequestError } from '@/lib/browser/request'
import type { Condition, History } from '@/lib/domain/history'
import { type HistoryChange, readHistory, useHistoryWrite } from '@/lib/swr/histories'

export type Versioned = Pick<Condition, 'id' | 'version' | 'changed'>

/**
 * Saves an entry that two people may be editing. `base` is the entry as the server last told it: when somebody was
 * faster it becomes theirs and `conflict` is set, so that saving again is a choice; it is null for a new entry.
 */
export function useEntrySave<Entry extends Versioned, Values extends FieldValues, Output>(
  history: History,
  entry: Entry | null,
  entriesOf: (history: History) => Entry[],
  form: UseFormReturn<Values, unknown, Output>,
) {
  const write = useHistoryWrite(history)
  const [base, setBase] = useState(entry)
  const [conflict, setConflict] = useState<'changed' | 'deleted' | null>(null)
  const [failed, setFailed] = useState(false)

  async function save(send: (base: Entry | null) => Promise<HistoryChange>): Promise<boolean> {
    setFailed(false)
    try {
      await write.trigger(() => send(base))
      return true
    } catch (error) {
      const placed = error instanceof RequestError && showFieldErrors(form, error.envelope.errors)
      if (!placed && !(await overtaken(error))) setFailed(true)
      return false
    }
  }

  async function overtaken(error: unknown): Promise<boolean> {
    const lost = error instanceof RequestError && (error.code === 'stale' || error.code === 'not_found')
    if (!lost || base === null) return false
    const fresh = await write.trigger(() => readHistory(history.id)).catch(() => null)
    if (!fresh) return false
    // What was written is the whole history: it has just been read.
    const theirs = entriesOf({ ...history, ...fresh }).find(({ id }) => id === base.id) ?? null
    setBase(theirs)
    setConflict(theirs ? 'changed' : 'deleted')
    return true
  }

  return { save, base, conflict, failed, pending: write.isMutating }
}
