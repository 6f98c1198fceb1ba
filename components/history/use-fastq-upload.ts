'use client'

import { useRef, useState } from 'react'
import { fileRefusals } from '#contract/file-refusals'
import { useAct } from '@/components/shared/act/use-act'
import { write as ask } from '@/lib/browser/request'
import { refusalOf, uploadFile } from '@/lib/browser/upload'
import type { History } from '@/lib/domain/history'
import { Refused } from '@/lib/domain/sentence'
import { readHistory, useHistoryWrite } from './use-history'

/** Storing, deleting and asking for the patient's FASTQ file; each changes the patient's status. */
export function useFastqUpload(history: History) {
  const write = useHistoryWrite(history)
  const [sending, setSending] = useState<{ name: string; part: number } | null>(null)
  const act = useAct()
  const deletion = useAct()
  const abort = useRef<AbortController>(undefined)

  const keepStatus = (answer: Promise<Pick<History['patient'], 'status'>>) =>
    write.trigger(async () => ({ patient: { ...history.patient, ...(await answer) } }))

  /** Section 4: a file's change is followed by fetching the history again. Other writes may end during a long upload. */
  async function readAfter(answer: Promise<unknown>) {
    await answer
    return write.trigger(() => readHistory(history.id))
  }

  async function send(file: File) {
    if (history.room && file.size > history.room.fastq) throw new Refused(fileRefusals.noRoom)
    abort.current = new AbortController()
    const { signal } = abort.current
    const onProgress = (part: number) => setSending({ name: file.name, part })
    onProgress(0)
    try {
      await readAfter(
        uploadFile('patients.storeFastq', { params: { id: history.patient.id } }, file, {
          signal,
          onProgress,
        }),
      )
    } catch (error) {
      throw signal.aborted ? new Refused(null) : error
    } finally {
      setSending(null)
    }
  }

  return {
    sending,
    /** Why it was not stored or asked for, and why it was not deleted. */
    sentence: act.sentence,
    notDeleted: deletion.sentence,
    busy: (act.pending && !sending) || deletion.pending,
    /** Each is true when it is done. */
    upload: (file: File) =>
      act.run(
        () => send(file),
        (refusal) => refusalOf(refusal) ?? { key: 'history.failed' },
      ),
    ask: () =>
      act.run(() => keepStatus(ask('patients.requestFastq', { params: { id: history.patient.id } }))),
    remove: () =>
      deletion.run(() => readAfter(ask('patients.deleteFastq', { params: { id: history.patient.id } }))),
    cancel: () => abort.current?.abort(),
  }
}
