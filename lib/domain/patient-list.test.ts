import { describe, expect, it } from 'vitest'
import { nextPage, previousPage } from './cursor-trail'
import { patientListQuery, readPatientList, restarted, toggledSort } from './patient-list'

const plain = readPatientList({})

describe('the patient list in the URL', () => {
  it('is read back as it was written', () => {
    const state = {
      q: 'garcía & co',
      status: 'stored',
      only: 'away',
      sort: '-name',
      cursor: 'b',
      trail: ['a'],
    } as const
    const params = Object.fromEntries(new URLSearchParams(patientListQuery(state)))
    expect(readPatientList(params)).toEqual(state)
  })

  it('says nothing for the plain list', () => {
    expect(patientListQuery(plain)).toBe('')
  })

  it.each([
    [{ status: 'everything' }, plain],
    [{ sort: 'dni' }, plain],
    [{ q: ['ana', 'eva'] }, { ...plain, q: 'ana' }],
    [{ q: 'x'.repeat(300) }, { ...plain, q: 'x'.repeat(100) }],
  ])('takes %j as %j', (params, expected) => {
    expect(readPatientList(params)).toEqual(expected)
  })

  it('walks forth and back over the same pages', () => {
    const second = nextPage(plain, 'c1')
    const third = nextPage(second, 'c2')
    expect(previousPage(third)).toEqual(second)
    expect(previousPage(second)).toEqual(plain)
    expect(previousPage(plain)).toBeNull()
  })

  it('starts again at the first page after a new search', () => {
    expect(restarted(nextPage(plain, 'c1'), { q: 'ana' })).toEqual({ ...plain, q: 'ana' })
  })

  it.each([
    ['surname', 'surname', '-surname'],
    ['-surname', 'surname', 'surname'],
    ['surname', 'name', 'name'],
  ] as const)('a click turns %s on %s into %s', (sort, column, expected) => {
    expect(toggledSort(sort, column)).toBe(expected)
  })
})
