'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import type { FastqStep, FastqSummary, FastqSummaryAnswer } from '#contract/fastq'
import { Alert } from '@/components/ui/alert'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Card, CardDescription, CardTitle } from '@/components/ui/card'
import { Progress } from '@/components/ui/progress'
import { linesOf } from '@/lib/browser/json-lines'
import { callAddress } from '@/lib/endpoints/browser-call'
import { formatBytes } from '@/lib/format/clinical'
import { formatDay } from '@/lib/format/dates'
import { QualitySummary } from './quality-summary'

type FileQualityProps = { patientId: string; file: FastqSummaryAnswer }

/** Figures computed from the stored file on request: not part of the simulation. */
export function FileQuality({ patientId, file }: FileQualityProps) {
  const t = useTranslations('geneticStudy.quality')
  const locale = useLocale()
  const place = useRef<HTMLElement>(null)
  const { step, start, cancel } = useFastqSummary(patientId, file.summary)
  const isToRead = file.emergencyUntil != null

  // The button that was pressed goes away; the focus stays in its place.
  const act = (what: () => void) => () => {
    what()
    place.current?.focus({ preventScroll: true })
  }

  return (
    <section ref={place} tabIndex={-1} aria-labelledby="file-quality" className="outline-none">
      <Card>
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="grid min-w-0 gap-1">
            <CardTitle id="file-quality">{t('title')}</CardTitle>
            <CardDescription className="wrap-anywhere">
              {t('file', {
                name: file.originalName,
                size: formatBytes(file.size, locale),
                date: formatDay(file.date, 'Europe/Madrid', locale),
              })}
            </CardDescription>
          </div>
          {step.state === 'done' && <Badge variant="success">{t('computed')}</Badge>}
        </div>
        {step.state === 'idle' && <p className="max-w-reading text-sm text-muted-foreground">{t('about')}</p>}
        {step.state === 'failed' && <Alert variant="error">{t('failed')}</Alert>}
        {step.state === 'idle' && isToRead && <Alert variant="warning">{t('toRead')}</Alert>}
        {(step.state === 'idle' || step.state === 'failed') && !isToRead && (
          <Button variant="secondary" className="justify-self-start" onClick={act(start)}>
            {t(step.state === 'failed' ? 'again' : 'compute')}
          </Button>
        )}
        {(step.state === 'waiting' || step.state === 'reading') && (
          <QualityProgress step={step} onCancel={act(cancel)} />
        )}
        {step.state === 'done' && <QualitySummary summary={step.summary} />}
        <p role="status" className="sr-only">
          {step.state === 'done' && step.summary !== file.summary && t('done')}
        </p>
      </Card>
    </section>
  )
}

type QualityProgressProps = {
  step: Extract<FastqStep, { state: 'waiting' | 'reading' }>
  onCancel: () => void
}

/** How much of the file has been read, and the way to stop. */
function QualityProgress({ step, onCancel }: QualityProgressProps) {
  const t = useTranslations('geneticStudy.quality')
  const locale = useLocale()
  const size = (bytes: number) => formatBytes(bytes, locale)
  const part = step.state === 'reading' && step.size > 0 ? step.read / step.size : 0
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <Progress value={part * 100} label={t('reading')} className="min-w-40 flex-1" />
      <span className="text-muted-foreground tabular-nums">
        {step.state === 'waiting'
          ? t('waiting')
          : t('read', { read: size(step.read), size: size(step.size) })}
      </span>
      <Button variant="secondary" size="sm" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </div>
  )
}

type SummaryState = FastqStep | { state: 'idle' }

/** The summary of a patient's FASTQ file: kept from before, or computed now. Who leaves the page stops the work. */
function useFastqSummary(patientId: string, kept: FastqSummary | null) {
  const [step, setStep] = useState<SummaryState>(kept ? { state: 'done', summary: kept } : { state: 'idle' })
  const work = useRef<AbortController>(undefined)
  useEffect(() => () => work.current?.abort(), [])

  async function start() {
    work.current = new AbortController()
    const { signal } = work.current
    setStep({ state: 'waiting' })
    let last: SummaryState = { state: 'failed' }
    try {
      const address = callAddress('patients.summarizeFastq', { params: { id: patientId } })
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
