import { describe, expect, it } from 'vitest'
import type { Action } from '#contract/access'
import type { ApiError } from '../errors.ts'
import type { Caller } from './caller.ts'
import { assertCan, assertMay, can, emergencyOf, type Subject, subjectAtClinic } from './can.ts'

const nobody: Caller = {
  sessionId: 'session',
  userId: 'user',
  roles: [],
  staffId: null,
  doctorId: null,
  clinicId: null,
  patientId: null,
  address: '127.0.0.1',
}
const doctor: Caller = { ...nobody, roles: ['doctor'], doctorId: 'doctor', clinicId: 'here' }
const desk: Caller = { ...nobody, roles: ['receptionist'], clinicId: 'here' }
const patient: Caller = { ...nobody, roles: ['patient'], patientId: 'ana' }
const admin: Caller = { ...nobody, roles: ['admin'] }
const program: Caller = { ...desk, onlyActions: ['patient.list'] }
const until = new Date()
const called: Caller = { ...doctor, emergencies: [{ patientId: 'ana', until }] }
const here = { clinicIds: ['here'] }
const elsewhere = { clinicIds: ['elsewhere'] }

describe('who may do what to whose record', () => {
  it.each<[string, Caller, Action, Subject, boolean]>([
    ['nobody', nobody, 'patient.list', here, false],
    ['a role without the action', patient, 'patient.list', { patientId: 'ana' }, false],
    ['any record', admin, 'patient.erase', elsewhere, true],
    ['a record of the clinic', desk, 'patient.list', here, true],
    ['one of several clinics', desk, 'patient.list', { clinicIds: ['elsewhere', 'here'] }, true],
    ['a record of another clinic', desk, 'patient.list', elsewhere, false],
    ['a record of no clinic', desk, 'patient.list', { clinicIds: [null] }, false],
    [
      'nobody has no clinic either',
      { ...desk, clinicId: null },
      'patient.list',
      { clinicIds: [null] },
      false,
    ],
    ['something clinical, at the desk', desk, 'patient.list', { ...here, isClinical: true }, false],
    ['something clinical, as a doctor', doctor, 'patient.list', { ...here, isClinical: true }, true],
    ["one's own, clinical or not", patient, 'history.read', { patientId: 'ana', isClinical: true }, true],
    ["somebody else's", patient, 'history.read', { patientId: 'ben' }, false],
    ["somebody else's at one's own clinic", patient, 'history.read', { ...here, patientId: 'ben' }, false],
    ["a doctor's own visit here", doctor, 'appointment.note', { ...here, doctorId: 'doctor' }, true],
    [
      "a doctor's own visit elsewhere",
      doctor,
      'appointment.note',
      { ...elsewhere, doctorId: 'doctor' },
      false,
    ],
    ["a doctor's own, of no clinic", doctor, 'appointment.note', { doctorId: 'doctor' }, true],
    ["another doctor's visit here", doctor, 'appointment.note', { ...here, doctorId: 'other' }, false],
    ["one's own account", { ...doctor, doctorId: null }, 'appointment.note', { userId: 'user' }, true],
    ['what a key is for', program, 'patient.list', here, true],
    ['what a key is not for', program, 'visit-kind.read', here, false],
    ['an emergency, to read', called, 'history.read', { ...elsewhere, patientId: 'ana' }, true],
    ['an emergency, of somebody else', called, 'history.read', { ...elsewhere, patientId: 'ben' }, false],
    ['an emergency, of nobody', called, 'history.read', elsewhere, false],
    ['an emergency, to write', called, 'history.add', { ...elsewhere, patientId: 'ana' }, false],
    ['no emergency', doctor, 'history.read', { ...elsewhere, patientId: 'ana' }, false],
  ])('%s', (_what, caller, action, subject, expected) => {
    expect(can(caller, action, subject)).toBe(expected)
  })
})

describe('what is answered', () => {
  const refusal = (act: () => void): ApiError | null => {
    try {
      act()
      return null
    } catch (error) {
      return error as ApiError
    }
  }

  it('is 403 to a role that may not, and 404 for a record out of reach', () => {
    expect(refusal(() => assertMay(desk, 'patient.list'))).toBeNull()
    expect(refusal(() => assertMay(patient, 'patient.list'))?.status).toBe(403)
    expect(refusal(() => assertCan(desk, 'patient.list', here))).toBeNull()
    expect(refusal(() => assertCan(patient, 'patient.list', here))?.status).toBe(403)
    expect(refusal(() => assertCan(desk, 'patient.list', elsewhere))?.status).toBe(404)
    expect(refusal(() => assertCan(desk, 'patient.list', null))?.status).toBe(404)
  })

  it('says for the log whose record it was', () => {
    const subject = { ...elsewhere, patientId: 'ana' }
    expect(refusal(() => assertCan(desk, 'patient.list', subject))).toMatchObject({
      patientId: 'ana',
      refused: { action: 'patient.list', clinicIds: ['elsewhere'] },
    })
    expect(refusal(() => assertCan(desk, 'patient.list', null))).toMatchObject({
      patientId: null,
      refused: { clinicIds: [] },
    })
  })
})

it('a closed record is its patient’s alone', () => {
  const record = { clinicId: 'here', patientId: 'ana', doctorId: 'doctor' }
  expect(subjectAtClinic({ ...record, isClosed: true })).toEqual({ patientId: 'ana' })
  expect(subjectAtClinic({ ...record, isClosed: false })).toEqual({
    ...here,
    patientId: 'ana',
    doctorId: 'doctor',
  })
  expect(subjectAtClinic({ clinicId: 'here', patientId: 'ana', isClosed: false })).toEqual({
    ...here,
    patientId: 'ana',
  })
})

it('an emergency is that of its patient', () => {
  expect(emergencyOf(called, 'ana')).toEqual({ patientId: 'ana', until })
  expect(emergencyOf(called, null)).toBeNull()
  expect(emergencyOf({}, 'ana')).toBeNull()
})
