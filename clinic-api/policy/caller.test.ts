import { describe, expect, it } from 'vitest'
import { standingOf } from './caller.ts'

const nobody = {
  accountRoles: [],
  ownPatientId: null,
  chosenPatientId: null,
  isGuardian: false,
  firstClinicId: null,
  clinicId: null,
  memberRoles: null,
}
const atWork = { firstClinicId: 'first', clinicId: 'here', memberRoles: ['doctor'] }
const alsoPatient = { accountRoles: ['patient'], ownPatientId: 'own' }
const none = { roles: [], clinicId: null, patientId: null }

describe('what a session may do, and where', () => {
  it.each<[string, Partial<Parameters<typeof standingOf>[0]>, ReturnType<typeof standingOf>]>([
    ['nobody', {}, none],
    ['a patient', alsoPatient, { roles: ['patient'], clinicId: null, patientId: 'own' }],
    ['a doctor', atWork, { roles: ['doctor'], clinicId: 'here', patientId: null }],
    [
      'a doctor who is also a patient works until they choose otherwise',
      { ...atWork, ...alsoPatient },
      { roles: ['doctor'], clinicId: 'here', patientId: null },
    ],
    [
      'a doctor who chose to be a patient',
      { ...atWork, ...alsoPatient, chosenPatientId: 'own' },
      { roles: ['patient'], clinicId: null, patientId: 'own' },
    ],
    [
      'a doctor who chose a patient and is none',
      { ...atWork, chosenPatientId: 'other' },
      { roles: ['doctor'], clinicId: 'here', patientId: null },
    ],
    [
      'a guardian',
      { ...alsoPatient, chosenPatientId: 'kid', isGuardian: true },
      { roles: ['patient'], clinicId: null, patientId: 'kid' },
    ],
    [
      "an administrator at work, but no other of the account's roles",
      { ...atWork, accountRoles: ['admin', 'doctor'] },
      { roles: ['doctor', 'admin'], clinicId: 'here', patientId: null },
    ],
    [
      'a founder whose clinic does not exist yet',
      { accountRoles: ['clinicadmin'] },
      { roles: ['clinicadmin'], clinicId: null, patientId: null },
    ],
    [
      'somebody who left all clinics keeps what is their own',
      { ...alsoPatient, accountRoles: ['clinicadmin', 'patient', 'admin'], firstClinicId: 'first' },
      { roles: ['patient', 'admin'], clinicId: null, patientId: 'own' },
    ],
    [
      'somebody who left all clinics and is no patient has no patient',
      { accountRoles: ['doctor'], firstClinicId: 'first', ownPatientId: 'own' },
      none,
    ],
    ['a clinic without a membership is none', { clinicId: 'here', firstClinicId: 'first' }, none],
    ['a membership without a clinic is none', { memberRoles: ['doctor'], firstClinicId: 'first' }, none],
  ])('%s', (_who, ties, expected) => {
    expect(standingOf({ ...nobody, ...ties })).toEqual(expected)
  })
})
