'use client'

import { useTranslations } from 'next-intl'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Spinner } from '@/components/ui/spinner'
import { useKeptState } from '@/lib/browser/drafts/use-kept-state'
import { diseases } from '@/lib/content/diseases'
import { type NamedDisease, type StudyResult, simulateStudy, studyMs } from '@/lib/domain/genetic-study'
import { DiseaseChooser } from './disease-chooser'
import type { StudyPatient } from './study-patient'
import { StudyResults } from './study-results'

const none: readonly number[] = []

/** The states of section 4: nothing chosen, chosen, analyzing, results shown. A new run replaces earlier results. */
function useStudy(subject: string, resultsRef: RefObject<HTMLElement | null>) {
  const [chosen, setChosen] = useKeptState(`genetic-study:${subject}`, none)
  const selection = useMemo((): ReadonlySet<number> => new Set(chosen), [chosen])
  const [isEmpty, setEmpty] = useState(false)
  const [analyzing, setAnalyzing] = useState(false)
  const [results, setResults] = useState<StudyResult[] | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  useEffect(() => {
    const shown = resultsRef.current
    if (!results || !shown) return
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    shown.focus({ preventScroll: true })
    shown.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' })
  }, [results, resultsRef])

  function start() {
    setEmpty(selection.size === 0)
    if (selection.size === 0 || analyzing) return
    setAnalyzing(true)
    setResults(null)
    timer.current = setTimeout(() => {
      setAnalyzing(false)
      setResults(simulateStudy(subject, selection))
    }, studyMs)
  }

  function select(ids: Iterable<number>) {
    setChosen([...ids])
    setEmpty(false)
  }

  const isShown = results?.length === selection.size && results.every(({ id }) => selection.has(id))
  return { selection, select, isEmpty, analyzing, results, isShown, start }
}

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
        isPrimary={!study.isShown}
        onStart={study.start}
      >
        {study.isEmpty && (
          <Alert variant="error" className="basis-full">
            {t('selectOne')}
          </Alert>
        )}
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
