import { describe, expect, it } from 'vitest'
import type { Role } from '#contract/access'
import { mayRemove } from './history'
import { historyRights } from './history-rights'

const none = {
  staff: false,
  add: false,
  edit: false,
  removeReported: false,
  uploadFastq: false,
  requestFastq: false,
  notifyGenetic: false,
}
const patient = { ...none, add: true, removeReported: true, uploadFastq: true }
const clinicadmin = { ...patient, staff: true, edit: true, notifyGenetic: true }
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
