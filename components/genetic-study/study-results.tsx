'use client'

import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { Ref } from 'react'
import { ConfidenceChart } from '@/components/genetic-study/large-parts'
import { Badge } from '@/components/ui/badge'
import { Card, CardTitle } from '@/components/ui/card'
import { type NamedDisease, type StudyResult, sortResults, topByConfidence } from '@/lib/domain/genetic-study'
import { cn } from '@/lib/utils'
import { NotifyButton } from './notify-button'
import { ReportButton } from './report-button'
import type { StudyPatient } from './study-patient'

type StudyResultsProps = {
  ref: Ref<HTMLElement>
  results: StudyResult[]
  diseases: readonly NamedDisease[]
  patient: StudyPatient | null
  mayNotify: boolean
  today: string
}

export function StudyResults({ ref, results, diseases, patient, mayNotify, today }: StudyResultsProps) {
  const t = useTranslations('geneticStudy')
  const diseaseOf = (id: number) => diseases.find((each) => each.id === id)
  const named = (list: StudyResult[]) =>
    list.map((result) => ({ ...result, name: diseaseOf(result.id)?.name ?? '' }))
  const sorted = named(sortResults(results))
  const detected = results.filter((result) => result.detected).length
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby="study-results" className="grid gap-4 outline-none">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <div className="flex flex-wrap items-center gap-3">
            <h2 id="study-results" className="text-lg font-semibold">
              {t('results')}
            </h2>
            <Badge variant="warning">{t('simulation')}</Badge>
          </div>
          <p className="text-sm text-muted-foreground">{t('summary', { detected, total: results.length })}</p>
        </div>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow print:hidden">
          {mayNotify && <NotifyButton patient={patient} diseases={results.map(({ id }) => id)} />}
          <ReportButton results={sorted} diseases={diseases} patient={patient} today={today} />
        </div>
      </div>
      <Card>
        <CardTitle level={3}>{t('topFive')}</CardTitle>
        <ConfidenceChart bars={named(topByConfidence(results))} />
      </Card>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {sorted.map((result) => (
          <ResultCard key={result.id} result={result} category={diseaseOf(result.id)?.categoryName ?? ''} />
        ))}
      </ul>
    </section>
  )
}

type ResultCardProps = { result: StudyResult & { name: string }; category: string }

/** One simulated result; each says that it is one. */
function ResultCard({ result, category }: ResultCardProps) {
  const t = useTranslations('geneticStudy')
  const { name, detected, confidence, variants } = result
  const Icon = detected ? TriangleAlert : CircleCheck
  return (
    <li
      className={cn(
        'flex min-w-0 flex-col gap-1.5 rounded-lg border bg-card p-4 text-sm print:break-inside-avoid',
        detected && 'border-warning/60',
      )}
    >
      <h3 className="font-semibold wrap-anywhere">{name}</h3>
      <p className="text-xs text-muted-foreground">{category}</p>
      <p
        className={cn(
          'flex items-start gap-2 font-medium',
          detected ? 'text-warning-strong' : 'text-success-strong',
        )}
      >
        <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {t(detected ? 'detected' : 'notDetected')}
      </p>
      <p className="tabular-nums">{t('confidence', { n: confidence })}</p>
      {variants.length > 0 && (
        <p>{t('variants', { list: variants.map((letter) => t('variant', { letter })).join(', ') })}</p>
      )}
      <p className="mt-auto pt-1 text-xs text-muted-foreground">{t('simulation')}</p>
    </li>
  )
}
