import { describe, expect, it } from 'vitest'
import { diseases } from '@/lib/content/diseases'
import english from '@/messages/en.json'
import spanish from '@/messages/es.json'
import {
  filterDiseases,
  type NamedDisease,
  simulateStudy,
  sortResults,
  topByConfidence,
} from './genetic-study'

function named({ geneticStudy }: typeof english): NamedDisease[] {
  return diseases.map((disease) => ({
    ...disease,
    name: geneticStudy.diseases[disease.key],
    categoryName: geneticStudy.categories[disease.category],
  }))
}

describe('filter', () => {
  it.each([
    ['', 'all', 50],
    ['  ', 'all', 50],
    ['fibrosis', 'all', 1],
    ['FIBROSIS', 'all', 1],
    ['chromosomal', 'all', 10],
    ['mito', 'all', 5],
    ['syndrome', 'mitochondrial', 4],
    ['', 'multifactorial', 10],
    ['fibrosis', 'chromosomal', 0],
    ['no such disease', 'all', 0],
  ] as const)('%j in %s finds %i', (search, category, count) => {
    expect(filterDiseases(named(english), search, category)).toHaveLength(count)
  })

  it('does not mind accents', () => {
    const found = filterDiseases(named(spanish), 'quistica', 'all')
    expect(found.map(({ name }) => name)).toEqual(['Fibrosis quística'])
  })
})

describe('simulation', () => {
  const all = diseases.map(({ id }) => id)

  it('gives the same patient and selection the same results, in whatever order', () => {
    const run = simulateStudy('patient-1', all)
    expect(simulateStudy('patient-1', all.toReversed())).toEqual(run)
    expect(simulateStudy('patient-1', [...all, 1, 2])).toEqual(run)
  })

  it('gives another patient, and another selection, other results', () => {
    const run = simulateStudy('patient-1', all)
    expect(simulateStudy('patient-2', all)).not.toEqual(run)
    expect(simulateStudy('patient-1', all.slice(1))).not.toEqual(run.slice(1))
  })

  it('answers each selected disease once, with whole numbers from 0 to 99', () => {
    const run = simulateStudy('patient-1', [3, 7, 3])
    expect(run.map(({ id }) => id)).toEqual([3, 7])
    for (let patient = 0; patient < 200; patient++) {
      for (const { confidence } of simulateStudy(`patient-${patient}`, all)) {
        expect(Number.isInteger(confidence) && confidence >= 0 && confidence <= 99).toBe(true)
      }
    }
  })

  it('detects about 30 %, with two labels, and none otherwise', () => {
    const runs = Array.from({ length: 200 }, (_, patient) => simulateStudy(`patient-${patient}`, all)).flat()
    const detected = runs.filter((result) => result.detected)
    expect(detected.length / runs.length).toBeGreaterThan(0.28)
    expect(detected.length / runs.length).toBeLessThan(0.32)
    expect(detected.every(({ variants }) => variants.length === 2)).toBe(true)
    expect(runs.filter((result) => !result.detected).every(({ variants }) => variants.length === 0)).toBe(
      true,
    )
  })

  it('spreads the confidence over the whole range', () => {
    const runs = Array.from({ length: 200 }, (_, patient) => simulateStudy(`patient-${patient}`, all)).flat()
    const mean = runs.reduce((sum, { confidence }) => sum + confidence, 0) / runs.length
    expect(mean).toBeGreaterThan(47)
    expect(mean).toBeLessThan(52)
    expect(new Set(runs.map(({ confidence }) => confidence)).size).toBe(100)
  })

  it('charts the five highest, findings first, highest first among equals, and fewer when there are fewer', () => {
    const result = (id: number, confidence: number, detected: boolean) => ({
      id,
      confidence,
      detected,
      variants: [],
    })
    const run = [
      result(1, 95, true),
      result(2, 94, false),
      result(3, 40, true),
      result(4, 92, false),
      result(5, 93, true),
      result(6, 80, false),
    ]
    expect(topByConfidence(run).map(({ id }) => id)).toEqual([1, 5, 2, 4, 6])
    expect(topByConfidence(run.slice(0, 2))).toHaveLength(2)
  })

  it('lists what was detected first', () => {
    const flags = sortResults(simulateStudy('patient-1', all)).map(({ detected }) => detected)
    expect(flags.lastIndexOf(true)).toBeLessThan(flags.indexOf(false))
  })
})
