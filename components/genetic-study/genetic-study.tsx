'use client'

import { useTranslations } from 'next-intl'
import { useMemo, useRef } from 'react'
import { Alert } from '@/components/ui/alert'
import { Spinner } from '@/components/ui/spinner'
import { diseases } from '@/lib/content/diseases'
import type { NamedDisease } from '@/lib/domain/genetic-study'
import { DiseaseChooser } from './disease-chooser'
import type { StudyPatient } from './study-patient'
import { StudyResults } from './study-results'
import { useStudy } from './use-study'

type GeneticStudyProps = {
  patient: StudyPatient | null
  /** Whose study it is; the same subject and selection give the same results. */
  subject: string
  mayNotify: boolean
  /** Today at the clinic, `yyyy-MM-dd`. */
  today: string
}

/** Choosing diseases, the simulated analysis, and its results. */
export function GeneticStudy({ patient, subject, mayNotify, today }: GeneticStudyProps) {
  const t = useTranslations('geneticStudy')
  const resultsRef = useRef<HTMLElement>(null)
  const study = useStudy(subject, resultsRef)
  const named = useMemo(
    () =>
      diseases.map(
        (disease): NamedDisease => ({
          ...disease,
          name: t(`diseases.${disease.key}`),
          categoryName: t(`categories.${disease.category}`),
        }),
      ),
    [t],
  )
  return (
    <>
      <DiseaseChooser
        diseases={named}
        selection={study.selection}
        onSelect={study.select}
        analyzing={study.analyzing}
        onStart={study.start}
      >
        {study.isEmpty && <Alert variant="error">{t('selectOne')}</Alert>}
      </DiseaseChooser>
      {study.analyzing && (
        <p role="status" className="flex items-center justify-center gap-3 py-10 text-muted-foreground">
          <Spinner />
          {t('analyzingData')}
        </p>
      )}
      {study.results && (
        <StudyResults
          ref={resultsRef}
          results={study.results}
          diseases={named}
          patient={patient}
          mayNotify={mayNotify}
          today={today}
        />
      )}
    </>
  )
}
