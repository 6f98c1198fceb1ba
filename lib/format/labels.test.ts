import { describe, expect, it } from 'vitest'
import { specialties } from '#contract/specialties'
import english from '@/messages/en.json'
import spanish from '@/messages/es.json'
import { countryName, specialtyLabel, specialtyWithin } from './labels'

const t = (key: keyof typeof english.specialties) => english.specialties[key]

describe('labels', () => {
  it('shows every specialty title-cased with underscores as spaces', () => {
    for (const value of specialties) {
      const titled = value
        .split('_')
        .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
        .join(' ')
      expect(specialtyLabel(t, value)).toBe(titled)
    }
  })

  it('has words for a visit without a specialty', () => {
    expect(specialtyLabel(t, null)).toBe('General')
  })

  it('writes a specialty small within a Spanish phrase', () => {
    expect(specialtyWithin(t, 'cardiology', 'en')).toBe('Cardiology')
    expect(specialtyWithin((key) => spanish.specialties[key], 'family_medicine', 'es')).toBe(
      'medicina de familia',
    )
  })

  it('names countries, and keeps a code that is none', () => {
    expect(countryName('ES', 'en')).toBe('Spain')
    expect(countryName('ES', 'es')).toBe('España')
    expect(countryName('??', 'en')).toBe('??')
  })
})
