import { describe, expect, it } from 'vitest'
import english from '@/messages/en.json'
import spanish from '@/messages/es.json'
import { diseases } from './diseases'

describe('the disease catalogue', () => {
  it('has the ids 1 to 50', () => {
    expect(diseases.map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1))
  })

  it.each([
    ['monogenic', 1, 25],
    ['chromosomal', 26, 35],
    ['mitochondrial', 36, 40],
    ['multifactorial', 41, 50],
  ])('keeps %s in %i to %i', (category, first, last) => {
    const ids = diseases.filter((disease) => disease.category === category).map(({ id }) => id)
    expect([ids[0], ids.at(-1), ids.length]).toEqual([first, last, last - first + 1])
  })

  it.each([
    ['Cystic Fibrosis', 'monogenic'],
    ['Down Syndrome (Trisomy 21)', 'chromosomal'],
    ['MELAS Syndrome', 'mitochondrial'],
    ['Type 2 Diabetes', 'multifactorial'],
  ])('holds the example %s as %s', (name, category) => {
    const found = diseases.find(({ key }) => english.geneticStudy.diseases[key] === name)
    expect(found?.category).toBe(category)
  })

  it('has a name of its own for each, in both languages, and no other names', () => {
    for (const { geneticStudy } of [english, spanish]) {
      const names = diseases.map(({ key }) => geneticStudy.diseases[key])
      expect(new Set(names).size).toBe(50)
      expect(Object.keys(geneticStudy.diseases)).toHaveLength(50)
    }
  })
})
