'use client'

import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { sentences } from '#contract/sentences'
import { useAct } from '@/components/shared/act/use-act'
import { showFieldErrors } from '@/components/shared/form/form-errors'
import type { RequestError } from '@/lib/browser/request'
import type { Condition, History } from '@/lib/domain/history'
import { type HistoryChange, readHistory, useHistoryWrite } from './use-history'

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
  const { run, pending, sentence } = useAct(async (refusal) => {
    const isShown = showFieldErrors(form, refusal.envelope.errors) || (await overtaken(refusal))
    return isShown ? null : sentences.failed
  })

  const save = (send: (base: Entry | null) => Promise<HistoryChange>) =>
    run(() => write.trigger(() => send(base)))

  async function overtaken({ code }: RequestError): Promise<boolean> {
    if ((code !== 'stale' && code !== 'not_found') || base === null) return false
    const fresh = await write.trigger(() => readHistory(history.id)).catch(() => null)
    if (!fresh) return false
    // The result is the whole history, because it has just been read.
    const theirs = entriesOf({ ...history, ...fresh }).find(({ id }) => id === base.id) ?? null
    setBase(theirs)
    setConflict(theirs ? 'changed' : 'deleted')
    return true
  }

  return { save, base, conflict, sentence, pending }
}
