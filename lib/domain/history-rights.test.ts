import { describe, expect, it } from 'vitest'
import type { Role } from '#contract/access'
import { mayRemove } from './history'
import { historyRights, readingOnly } from './history-rights'

const none = {
  staff: false,
  add: false,
  edit: false,
  remove: null,
  uploadFastq: false,
  requestFastq: false,
  notifyGenetic: false,
  askCorrection: false,
  decideCorrection: false,
}
const both = { ...none, add: true, uploadFastq: true }
const patient = { ...both, remove: 'reported', askCorrection: true } as const
const nurse = { ...both, staff: true, edit: true, remove: 'own' } as const
const clinicadmin = { ...nurse, remove: 'all', notifyGenetic: true, decideCorrection: true } as const
const doctor = { ...clinicadmin, requestFastq: true }

describe('rights on the history screen', () => {
  it.each<[Role[], ReturnType<typeof historyRights>]>([
    [['patient'], patient],
    [['doctor'], doctor],
    [['clinicadmin'], clinicadmin],
    [['doctor', 'clinicadmin'], doctor],
    [['nurse'], nurse],
    [['nurse', 'doctor'], doctor],
    [['receptionist'], none],
    [['admin'], none],
    [[], none],
  ])('of %j', (roles, rights) => {
    expect(historyRights(roles)).toEqual(rights)
  })

  it('are to read and nothing else in an emergency', () => {
    expect(readingOnly(doctor)).toEqual({ ...none, staff: true })
  })

  it.each([
    ['doctor', true, true],
    ['doctor', false, true],
    ['patient', true, true],
    ['patient', false, false],
    ['nurse', true, false],
    ['nurse', false, false],
    ['admin', true, false],
  ] as const)('a %s removes an entry reported by the patient %s: %s', (role, reported, expected) => {
    expect(mayRemove(historyRights([role]), { reportedByPatient: reported })).toBe(expected)
  })

  it('let a nurse remove what she added', () => {
    expect(mayRemove(historyRights(['nurse']), { reportedByPatient: false, mine: true })).toBe(true)
  })
})
