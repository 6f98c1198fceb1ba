'use client'

import { useRef, useState } from 'react'
import type { PatientStatus } from '#contract/patients'
import { uploadFile } from '@/lib/browser/upload'
import type { History } from '@/lib/domain/history'
import { api } from '@/lib/routes'
import { requestFastq } from '@/lib/swr/genetic-study'
import { useHistoryWrite } from '@/lib/swr/histories'

type Answer = { status: PatientStatus | null }

/** Storing the patient's FASTQ file and asking for it; either changes the patient's status. */
export function useFastqUpload(history: History) {
  const write = useHistoryWrite(history)
  const [sending, setSending] = useState<{ name: string; part: number } | null>(null)
  const [failed, setFailed] = useState<'upload' | 'request' | null>(null)
  const abort = useRef<AbortController>(undefined)

  const keepStatus = (answer: Promise<Answer>) =>
    write.trigger(async () => ({ patient: { ...history.patient, status: (await answer).status } }))

  async function upload(file: File) {
    abort.current = new AbortController()
    const { signal } = abort.current
    const onProgress = (part: number) => setSending({ name: file.name, part })
    setFailed(null)
    onProgress(0)
    try {
      await keepStatus(uploadFile<Answer>(api.uploadFastq(history.patient.id), file, { signal, onProgress }))
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

  return {
    sending,
    failed,
    asking: write.isMutating && !sending,
    upload,
    ask,
    cancel: () => abort.current?.abort(),
  }
}
