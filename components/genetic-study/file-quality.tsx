'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRef } from 'react'
import type { FastqSummaryAnswer } from '#contract/fastq'
import { Alert } from '@/components/ui/alert'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Card, CardDescription, CardTitle } from '@/components/ui/card'
import { formatBytes } from '@/lib/format/clinical'
import { QualityProgress } from './quality-progress'
import { QualitySummary } from './quality-summary'
import { useFastqSummary } from './use-fastq-summary'

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
              {t('file', { name: file.originalName, size: formatBytes(file.size, locale) })}
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
