import { useEffect, useRef, useState } from 'react'
import type { FastqStep, FastqSummary } from '#contract/fastq'
import { linesOf } from '@/lib/browser/json-lines'
import { addressOf } from '@/lib/endpoints/endpoint'
import { geneticStudyEndpoints } from '@/lib/endpoints/genetic-study'

type SummaryState = FastqStep | { state: 'idle' }

/** The summary of a patient's FASTQ file: kept from before, or computed now. Who leaves the page stops the work. */
export function useFastqSummary(patientId: string, kept: FastqSummary | null) {
  const [step, setStep] = useState<SummaryState>(kept ? { state: 'done', summary: kept } : { state: 'idle' })
  const work = useRef<AbortController>(undefined)
  useEffect(() => () => work.current?.abort(), [])

  async function start() {
    work.current = new AbortController()
    const { signal } = work.current
    setStep({ state: 'waiting' })
    let last: SummaryState = { state: 'failed' }
    try {
      const address = addressOf(geneticStudyEndpoints.fastqSummary, { params: { patientId } })
      for await (const each of linesOf<FastqStep>(address, { signal })) {
        if (signal.aborted) return
        last = each
        setStep(each)
      }
    } catch {
      last = { state: 'failed' }
    }
    // An answer that breaks off has no last step.
    if (!signal.aborted && last.state !== 'done') setStep({ state: 'failed' })
  }

  function cancel() {
    work.current?.abort()
    setStep({ state: 'idle' })
  }

  return { step, start, cancel }
}
