import { useEffect, useRef, useState } from 'react'
import type { ImportStep } from '#contract/imports'
import { linesOf } from '@/lib/browser/json-lines'
import { callAddress } from '@/lib/endpoints/browser-call'

type RunState = ImportStep | { state: 'idle' | 'cancelled' }

/** Writes a file and says how far it is. Who cancels or leaves the page before it is done takes everything back. */
export function useImportRun(id: string) {
  const [step, setStep] = useState<RunState>({ state: 'idle' })
  const work = useRef<AbortController>(undefined)
  useEffect(() => () => work.current?.abort(), [])

  /** Answers whether it was written. */
  async function start(leaveOut: boolean): Promise<boolean> {
    work.current = new AbortController()
    const { signal } = work.current
    setStep({ state: 'writing', done: 0, total: 0 })
    let last: RunState = { state: 'failed', why: 'fault' }
    try {
      const address = callAddress('imports.run', { params: { id } })
      for await (const each of linesOf<ImportStep>(address, { body: { leaveOut }, signal })) {
        if (signal.aborted) return false
        last = each
        setStep(each)
      }
    } catch {
      last = { state: 'failed', why: 'fault' }
    }
    if (signal.aborted) return false
    // An answer that breaks off has no last step.
    setStep(last.state === 'writing' ? { state: 'failed', why: 'stopped' } : last)
    return last.state === 'done'
  }

  function cancel() {
    work.current?.abort()
    setStep({ state: 'cancelled' })
  }

  return { step, start, cancel }
}
