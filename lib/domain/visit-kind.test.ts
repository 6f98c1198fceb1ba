import { expect, it } from 'vitest'
import { aVisitKind } from '@/components/testing/a-visit-kind'
import { chosenKind, kindName, kindsFor, type VisitKind } from './visit-kind'

const kind = (id: string, specialties: VisitKind['specialties'] = []): VisitKind => ({
  ...aVisitKind,
  id,
  specialties,
})
const [any, hearts, skin] = [kind('any'), kind('hearts', ['cardiology']), kind('skin', ['dermatology'])]

it('is named in the reader’s language', () => {
  expect([kindName(any, 'en'), kindName(any, 'es')]).toEqual(['First visit', 'Primera visita'])
})

it('fits doctors who see such patients', () => {
  expect(kindsFor([any, hearts, skin], 'cardiology')).toEqual([any, hearts])
  expect(kindsFor([any, hearts, skin], null)).toEqual([any])
})

it('is chosen where there is a choice, and only there', () => {
  expect(chosenKind([any, hearts], 'hearts')).toBe(hearts)
  expect(chosenKind([any, hearts], null)).toBeNull()
  expect(chosenKind([any, hearts], 'skin')).toBeNull()
  expect(chosenKind([any], null)).toBe(any)
  expect(chosenKind([], 'any')).toBeNull()
})
