import { useEffect, useRef, useState } from 'react'
import type { ErrorEnvelope } from '#contract/errors'
import type { FastqStep, FastqSummary } from '#contract/fastq'
import { RequestError, withRenewal } from '@/lib/browser/request'
import { addressOf } from '@/lib/endpoints/endpoint'
import { geneticStudyEndpoints } from '@/lib/endpoints/genetic-study'

export type SummaryState = FastqStep | { state: 'idle' }

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
      for await (const each of stepsOf(await open(patientId, signal))) {
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

function open(patientId: string, signal: AbortSignal): Promise<Response> {
  const address = addressOf(geneticStudyEndpoints.fastqSummary, { params: { patientId } })
  return withRenewal(async () => {
    const headers = { accept: 'application/x-ndjson', 'content-type': 'application/json' }
    const response = await fetch(address, { method: 'POST', headers, body: '{}', signal })
    if (response.ok) return response
    const envelope: Partial<ErrorEnvelope> = await response.json().catch(() => ({}))
    throw new RequestError(response.status, envelope.code ?? 'internal', envelope)
  })
}

async function* stepsOf({ body }: Response): AsyncGenerator<FastqStep> {
  const reader = body?.getReader()
  const words = new TextDecoder()
  let rest = ''
  for (;;) {
    const { value, done = true } = (await reader?.read()) ?? {}
    if (done) return
    const lines = `${rest}${words.decode(value, { stream: true })}`.split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield JSON.parse(line)
  }
}
