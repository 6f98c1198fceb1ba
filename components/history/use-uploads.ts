'use client'

import { useRef, useState } from 'react'
import { fileRefusals } from '#contract/file-refusals'
import { refusalOf, uploadFile } from '@/lib/browser/upload'
import type { FileKind } from '@/lib/domain/history'
import type { Sentence } from '@/lib/domain/sentence'

export interface UploadRow {
  id: number
  file: File
  state: 'waiting' | 'sending' | 'stored' | 'failed' | 'cancelled'
  /** The part that has left the browser, 0 to 1. */
  part: number
  /** Why it was not stored, where that is more than a failure. */
  refusal: Sentence | null
}

const atOnce = 3

const uploads = { image: 'histories.addImage', analytic: 'histories.addAnalytic' } as const

/** Several files on their way to one history, a few at a time; each can be stopped on its own. */
export function useUploads(
  { id: historyId, kind }: { id: string; kind: FileKind },
  /** Bytes that one file may have at most. */
  room: number = Number.POSITIVE_INFINITY,
) {
  const [rows, setRows] = useState<UploadRow[]>([])
  const aborts = useRef(new Map<number, AbortController>())
  const lastId = useRef(0)
  /** Files that wait while others are sent. */
  const queue = useRef<UploadRow[]>([])

  const change = (id: number, part: Partial<UploadRow>) =>
    setRows((all) => all.map((row) => (row.id === id ? { ...row, ...part } : row)))

  function choose(files: Iterable<File>) {
    const chosen = Array.from(files, (file): UploadRow => {
      lastId.current += 1
      return { id: lastId.current, file, state: 'waiting', part: 0, refusal: null }
    })
    setRows((all) => [...all.filter(({ state }) => state === 'stored'), ...chosen])
  }

  async function sendRow({ id, file }: UploadRow): Promise<UploadRow['state']> {
    if (file.size > room) {
      change(id, { state: 'failed', refusal: fileRefusals.noRoom })
      return 'failed'
    }
    const abort = new AbortController()
    aborts.current.set(id, abort)
    change(id, { state: 'sending', part: 0, refusal: null })
    let refusal: Sentence | null = null
    const state = await uploadFile(uploads[kind], { params: { id: historyId } }, file, {
      signal: abort.signal,
      onProgress: (part) => change(id, { part }),
    }).then(
      () => 'stored' as const,
      (error: unknown) => {
        refusal = refusalOf(error)
        return abort.signal.aborted ? ('cancelled' as const) : ('failed' as const)
      },
    )
    aborts.current.delete(id)
    change(id, { state, refusal })
    return state
  }

  /** Sends what is not stored yet; answers how the files ended. */
  async function send(): Promise<UploadRow['state'][]> {
    queue.current = rows.filter(({ state }) => state !== 'stored')
    const ends: UploadRow['state'][] = []
    const worker = async () => {
      for (let row = queue.current.shift(); row; row = queue.current.shift()) ends.push(await sendRow(row))
    }
    await Promise.all(Array.from({ length: atOnce }, worker))
    return ends
  }

  /** Takes a file off the list: one that waits is not sent any more. */
  function drop(id: number) {
    const others = (row: UploadRow) => row.id !== id
    queue.current = queue.current.filter(others)
    setRows((all) => all.filter(others))
  }

  return { rows, choose, send, cancel: (id: number) => aborts.current.get(id)?.abort(), drop }
}
