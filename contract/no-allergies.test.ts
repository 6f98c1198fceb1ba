import { expect, it } from 'vitest'
import { saysNoAllergies } from './no-allergies.ts'

it.each([
  'NKDA',
  'nka',
  'No conocidas',
  'no conocidas.',
  'Ninguna conocida',
  'Sin alergias conocidas',
  'Sin alergias medicamentosas conocidas',
  'No alergias conocidas',
  'Niega alergias',
  'No refiere alergias',
  'No known allergies',
  'No known drug allergies',
  'none',
])('%s says that none are known', (text) => expect(saysNoAllergies(text)).toBe(true))

it.each([
  'Pollen',
  'Látex',
  'No penicilina',
  'Nkdazol',
  'Ninguna salvo polen',
  'None of the cephalosporins',
  '',
])('%s is an allergy or nothing', (text) => expect(saysNoAllergies(text)).toBe(false))
