'use client'

import { useTranslations } from 'next-intl'
import type { Ref } from 'react'
import { ConfidenceChart } from '@/components/genetic-study/large-parts'
import { Alert } from '@/components/ui/alert'
import { Card, CardDescription, CardTitle } from '@/components/ui/card'
import { type NamedDisease, type StudyResult, sortResults, topByConfidence } from '@/lib/domain/genetic-study'
import { NotifyButton } from './notify-button'
import { ReportButton } from './report-button'
import { type NamedResult, ResultRow } from './result-row'
import type { StudyPatient } from './study-patient'

type StudyResultsProps = {
  ref: Ref<HTMLElement>
  results: StudyResult[]
  diseases: readonly NamedDisease[]
  patient: StudyPatient | null
  mayNotify: boolean
  today: string
}

/** So many negative results stay open; more of them would hide what was found. */
const fewOthers = 5

/** Findings first; negative results are folded at the end, and open on paper. */
export function StudyResults({ ref, results, diseases, patient, mayNotify, today }: StudyResultsProps) {
  const t = useTranslations('geneticStudy')
  const named = (list: StudyResult[]) =>
    list.map((result): NamedResult => {
      const disease = diseases.find(({ id }) => id === result.id)
      return { ...result, name: disease?.name ?? '', category: disease?.categoryName ?? '' }
    })
  const sorted = named(sortResults(results))
  const [findings, others] = [sorted.filter((each) => each.detected), sorted.filter((each) => !each.detected)]
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby="study-results"
      className="grid grid-cols-[minmax(0,1fr)] gap-4 outline-none"
    >
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id="study-results" className="text-lg font-semibold">
            {t('results')}
          </h2>
          <p className="text-sm text-muted-foreground">
            {t('summary', { detected: findings.length, total: results.length })}
          </p>
        </div>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow print:hidden">
          {mayNotify && <NotifyButton patient={patient} diseases={results.map(({ id }) => id)} />}
          <ReportButton results={sorted} diseases={diseases} patient={patient} today={today} />
        </div>
      </div>
      <Alert variant="warning" title={t('simulation')}>
        {t('simulationText')}
      </Alert>
      {findings.length > 0 && (
        <Card>
          <CardTitle level={3}>{t('findings', { count: findings.length })}</CardTitle>
          <ul className="divide-y">
            {findings.map((result) => (
              <ResultRow key={result.id} result={result} />
            ))}
          </ul>
        </Card>
      )}
      <Card>
        <CardTitle level={3}>{t('topFive')}</CardTitle>
        <CardDescription>{t('topFiveText')}</CardDescription>
        <ConfidenceChart bars={named(topByConfidence(results))} />
      </Card>
      {others.length > 0 && (
        <Card>
          <details
            open={others.length <= fewOthers}
            className="print:details-content:[content-visibility:visible]"
          >
            <summary className="fold-summary">
              <h3 className="font-semibold">{t('others', { count: others.length })}</h3>
            </summary>
            <ul className="divide-y pt-2">
              {others.map((result) => (
                <ResultRow key={result.id} result={result} />
              ))}
            </ul>
          </details>
        </Card>
      )}
    </section>
  )
}
