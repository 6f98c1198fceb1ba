'use client'

import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useKeptState } from '@/lib/browser/use-kept-state'
import { type StudyResult, simulateStudy, studyMs } from '@/lib/domain/genetic-study'

const none: readonly number[] = []

/** The states of section 4: nothing chosen, chosen, analyzing, results shown. A new run replaces earlier results. */
export function useStudy(subject: string, resultsRef: RefObject<HTMLElement | null>) {
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

  return { selection, select, isEmpty, analyzing, results, start }
}
