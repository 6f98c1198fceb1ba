import { describe, expect, it } from 'vitest'
import { editPatientText, patientRegistrationText, staffRegistrationText } from './registration-errors'

const general = 'An error occurred. Please try again later.'
const staffDuplicate = 'A doctor with the same DNI or Email already exists'
const patientDuplicate = 'A patient with the same DNI or Email already exists'
const notAllowed = { key: 'errors.youMustBeLoggedInAsAAdminOrDoctorToRegisterPatient' }

describe('refused registrations (section 8)', () => {
  it.each([
    [400, 'duplicate', staffDuplicate, staffDuplicate],
    [403, 'forbidden', 'Your plan allows 2 doctors per clinic', 'Your plan allows 2 doctors per clinic'],
    [500, 'internal', 'boom', general],
    [0, 'network', 'Network error', general],
  ])('staff: %i %s %s shows %s', (status, code, message, shown) => {
    expect(staffRegistrationText({ status, code, message })).toBe(shown)
  })

  it.each([
    [400, 'duplicate', patientDuplicate, patientDuplicate],
    [401, 'unauthenticated', 'Not logged in', notAllowed],
    [403, 'forbidden', 'Not allowed', notAllowed],
    [409, 'plan_limit', 'The plan is full', 'The plan is full'],
    [503, 'unavailable', 'The clinic API cannot be reached', general],
  ])('patient: %i %s %s shows %s', (status, code, message, shown) => {
    expect(patientRegistrationText({ status, code, message })).toEqual(shown)
  })

  it.each([
    ['duplicate', patientDuplicate],
    ['internal', general],
  ])('own profile: %s shows %s', (code, shown) => {
    expect(editPatientText({ status: 400, code, message: '' })).toBe(shown)
  })
})
