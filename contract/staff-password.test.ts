import { describe, expect, it } from 'vitest'
import { passwordChecklist } from './password.ts'
import { staffPasswordFaults } from './staff-password.ts'

const long = 'Password must be at least 12 characters long'
const common = 'Password must not be one that many people use'

describe('a password of staff where the clinic wants stronger ones', () => {
  it.each([
    ['Vz8-qpLm', [long]],
    ['kR7!vopa2Q', [long]],
    ['kR7!vopa2QzT', []],
    ['Contraseña2026!', [common]],
    ['Demo-1234', [long, common]],
    ['kr7!vopa2qzt', [expect.stringContaining('uppercase')]],
  ])('%s: %j', (password, faults) => expect(staffPasswordFaults(password)).toEqual(faults))

  it('has one more line in the checklist, for staff alone', () => {
    const words = (strict: boolean) => passwordChecklist('Abc-1234', strict).map(({ word }) => word)
    expect(words(true).filter((word) => !words(false).includes(word))).toEqual(['long'])
    expect(passwordChecklist('Abc-1234', true).filter(({ met }) => !met)).toEqual([
      { word: 'long', met: false },
    ])
  })
})
