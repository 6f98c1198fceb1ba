'use client'

import { useRef, useState } from 'react'
import { refusals } from '#contract/refusals'
import { call } from '@/lib/browser/request'
import { refusalOf, uploadFile } from '@/lib/browser/upload'
import type { History } from '@/lib/domain/history'
import type { AnswerOf } from '@/lib/endpoints/endpoint'
import { geneticStudyEndpoints } from '@/lib/endpoints/genetic-study'
import { readHistory, useHistoryWrite } from '@/lib/swr/histories'

const { uploadFastq, requestFastq, deleteFastq } = geneticStudyEndpoints

type Answer = AnswerOf<typeof requestFastq>
type Step = 'upload' | 'request' | 'delete'

/** Storing, deleting and asking for the patient's FASTQ file; each changes the patient's status. */
export function useFastqUpload(history: History) {
  const write = useHistoryWrite(history)
  const [sending, setSending] = useState<{ name: string; part: number } | null>(null)
  const [failed, setFailed] = useState<Step | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
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
    setRefusal(null)
    if (history.room && file.size > history.room.fastq) {
      setRefusal(refusals.noRoom)
      setFailed('upload')
      return false
    }
    abort.current = new AbortController()
    const { signal } = abort.current
    const onProgress = (part: number) => setSending({ name: file.name, part })
    setFailed(null)
    onProgress(0)
    try {
      await readAfter(
        uploadFile(uploadFastq, { params: { id: history.patient.id } }, file, { signal, onProgress }),
      )
      return true
    } catch (error) {
      setRefusal(refusalOf(error))
      if (!signal.aborted) setFailed('upload')
      return false
    } finally {
      setSending(null)
    }
  }

  async function ask() {
    setFailed(null)
    try {
      await keepStatus(call(requestFastq, { params: { patientId: history.patient.id } }))
      return true
    } catch {
      setFailed('request')
      return false
    }
  }

  async function remove() {
    setFailed(null)
    try {
      await readAfter(call(deleteFastq, { params: { id: history.patient.id } }))
      return true
    } catch {
      setFailed('delete')
      return false
    }
  }

  return {
    sending,
    failed,
    refusal,
    busy: write.isMutating && !sending,
    upload,
    ask,
    remove,
    cancel: () => abort.current?.abort(),
  }
}
