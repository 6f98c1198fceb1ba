import { describe, expect, it } from 'vitest'
import type { Role } from '#contract/access'
import { mayRemove } from './history'
import { historyRights, readingOnly } from './history-rights'

const none = {
  staff: false,
  add: false,
  edit: false,
  removeReported: false,
  uploadFastq: false,
  requestFastq: false,
  notifyGenetic: false,
  askCorrection: false,
  decideCorrection: false,
}
const both = { ...none, add: true, removeReported: true, uploadFastq: true }
const patient = { ...both, askCorrection: true }
const clinicadmin = { ...both, staff: true, edit: true, notifyGenetic: true, decideCorrection: true }
const doctor = { ...clinicadmin, requestFastq: true }

describe('rights on the history screen', () => {
  it.each<[Role[], ReturnType<typeof historyRights>]>([
    [['patient'], patient],
    [['doctor'], doctor],
    [['clinicadmin'], clinicadmin],
    [['doctor', 'clinicadmin'], doctor],
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
    ['admin', true, false],
  ] as const)('a %s removes an entry reported by the patient %s: %s', (role, reported, expected) => {
    expect(mayRemove(historyRights([role]), { reportedByPatient: reported })).toBe(expected)
  })
})
