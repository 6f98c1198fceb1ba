import { useRef, useState } from 'react'
import type { RecordVerdict } from '@/lib/domain/record-file'

type State = RecordVerdict | { kind: 'checking' } | { kind: 'unread' } | null

/** Checks the file that was chosen last; what that takes is loaded with the first. */
export function useRecordCheck() {
  const [state, setState] = useState<State>(null)
  const chosen = useRef<File>(null)

  async function check(file: File | undefined) {
    if (!file) return
    chosen.current = file
    setState({ kind: 'checking' })
    const verdict = await import('@/lib/domain/record-file')
      .then(({ judgeRecord }) => judgeRecord(file))
      .catch(() => ({ kind: 'unread' }) as const)
    if (chosen.current === file) setState(verdict)
  }

  return { state, check }
}
