import { foldText } from '#contract/fold-text'
import type { Disease, DiseaseCategory } from '@/lib/content/diseases'

/** A disease in the reader's language. */
export interface NamedDisease extends Disease {
  name: string
  categoryName: string
}

export type CategoryChoice = DiseaseCategory | 'all'

/** Section 2: the search looks in names and categories; neither capitals nor accents matter. */
export function filterDiseases(
  diseases: readonly NamedDisease[],
  search: string,
  category: CategoryChoice,
): NamedDisease[] {
  const wanted = foldText(search)
  return diseases.filter(
    (disease) =>
      (category === 'all' || disease.category === category) &&
      (foldText(disease.name).includes(wanted) || foldText(disease.categoryName).includes(wanted)),
  )
}

/** One simulated result. `variants`: placeholder labels, two when detected, else none. */
export interface StudyResult {
  id: number
  detected: boolean
  /** Per cent, 0 to 99. */
  confidence: number
  variants: string[]
}

/** Section 9: milliseconds that the simulation takes, chance of a detection, and bars in the chart. */
export const studyMs = 3000
const detectionChance = 0.3
const topCount = 5

/**
 * A simulated analysis, no diagnosis. The same `subject` (whose study it is) and the same selection, in whatever
 * order, give the same results.
 */
export function simulateStudy(subject: string, selection: Iterable<number>): StudyResult[] {
  const ids = [...new Set(selection)].sort((a, b) => a - b)
  const random = randomFrom(`${subject}:${ids.join(',')}`)
  return ids.map((id) => {
    const detected = random() < detectionChance
    const confidence = Math.floor(random() * 100)
    return { id, detected, confidence, variants: detected ? ['A', 'B'] : [] }
  })
}

/** The five results with the highest confidence, findings before the others, each highest first. */
export function topByConfidence(results: readonly StudyResult[]): StudyResult[] {
  return sortResults(results.toSorted((a, b) => b.confidence - a.confidence).slice(0, topCount))
}

/** Detected results first, then by confidence. */
export function sortResults(results: readonly StudyResult[]): StudyResult[] {
  return results.toSorted((a, b) => Number(b.detected) - Number(a.detected) || b.confidence - a.confidence)
}

/** A repeatable source of numbers from 0 up to 1: FNV-1a of the seed, stepped by mulberry32. */
function randomFrom(seed: string): () => number {
  let state = 0x811c9dc5
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
