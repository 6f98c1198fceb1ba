'use client'

import { useRef, useState } from 'react'
import type { PatientStatus } from '#contract/patients'
import { uploadFile } from '@/lib/browser/upload'
import type { History } from '@/lib/domain/history'
import { api } from '@/lib/routes'
import { deleteFastq, requestFastq } from '@/lib/swr/genetic-study'
import { readHistory, useHistoryWrite } from '@/lib/swr/histories'

type Answer = { status: PatientStatus | null }
type Step = 'upload' | 'request' | 'delete'

/** Storing, deleting and asking for the patient's FASTQ file; each changes the patient's status. */
export function useFastqUpload(history: History) {
  const write = useHistoryWrite(history)
  const [sending, setSending] = useState<{ name: string; part: number } | null>(null)
  const [failed, setFailed] = useState<Step | null>(null)
  const abort = useRef<AbortController>(undefined)

  const keepStatus = (answer: Promise<Answer>) =>
    write.trigger(async () => ({ patient: { ...history.patient, status: (await answer).status } }))

  /** Section 4: a file's change is followed by fetching the history again. */
  const readAfter = (answer: Promise<Answer>) =>
    write.trigger(async () => {
      await answer
      return readHistory(history.id)
    })

  async function upload(file: File) {
    abort.current = new AbortController()
    const { signal } = abort.current
    const onProgress = (part: number) => setSending({ name: file.name, part })
    setFailed(null)
    onProgress(0)
    try {
      const sent = uploadFile<Answer>(api.uploadFastq(history.patient.id), file, { signal, onProgress })
      await readAfter(sent)
      return true
    } catch {
      if (!signal.aborted) setFailed('upload')
      return false
    } finally {
      setSending(null)
    }
  }

  async function ask() {
    setFailed(null)
    try {
      await keepStatus(requestFastq(history.patient.id))
      return true
    } catch {
      setFailed('request')
      return false
    }
  }

  async function remove() {
    setFailed(null)
    try {
      await readAfter(deleteFastq(history.patient.id))
      return true
    } catch {
      setFailed('delete')
      return false
    }
  }

  return {
    sending,
    failed,
    busy: write.isMutating && !sending,
    upload,
    ask,
    remove,
    cancel: () => abort.current?.abort(),
  }
}
