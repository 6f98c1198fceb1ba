import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newPassword } from './common.ts'
import { passwordChecklist } from './password.ts'

const unmet = (typed: string) =>
  passwordChecklist(typed)
    .filter(({ met }) => !met)
    .map(({ word }) => word)
const accepted = (typed: string) => newPassword().safeParse(typed).success

describe('a new password', () => {
  it.each([
    ['Abc-1234', []],
    ['Ñandú-12345', []],
    ['Жизнь-1234', []],
    ['Contraseña1', ['special']],
    ['Contrasen\u0303a1', ['special']],
    ['ÑANDÚ-12345', ['lower']],
    ['ñandú-12345', ['upper']],
    ['Ñandú-años', ['digit']],
    ['Abc-123', ['length']],
    [`Abc-1234${'x'.repeat(25)}`, ['length']],
    ['Abc -1234', ['spaces']],
    ['', ['length', 'upper', 'lower', 'digit', 'special', 'spaces']],
  ])('%j leaves %j open in the checklist, and the schema agrees', (typed, open) => {
    expect(unmet(typed)).toEqual(open)
    expect(accepted(typed)).toBe(open.length === 0)
  })

  it('is accepted by the schema exactly when the checklist is complete', () => {
    const characters = fc.constantFrom(...'aZñÑ9-_ €🙂ßж\t\u0301\n٣')
    fc.assert(
      fc.property(fc.string({ unit: characters, maxLength: 40 }), (typed) => {
        expect(accepted(typed)).toBe(unmet(typed).length === 0)
      }),
      { numRuns: 2000 },
    )
  })
})
