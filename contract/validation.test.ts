import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { createClinicInput, updateClinicInput } from './clinics.ts'
import { dni } from './common.ts'
import { dniLetter } from './document-kinds.ts'
import { fieldErrors } from './errors.ts'
import { allergyInput, conditionInput, treatmentInput } from './histories.ts'
import { registerPatientInput, registerPatientOn, updatePatientInput, updatePatientOn } from './patients.ts'
import { specialties } from './specialties.ts'
import { doctorSearchInput, registerStaffInput } from './staff.ts'
import {
  changePasswordForm,
  changePasswordInput,
  loginInput,
  totpToken,
  verifyTwoFactorInput,
} from './users.ts'
import { workshiftForm } from './workshifts.ts'

/** Field to message; empty when the input passes. */
function faults(schema: z.ZodType, input: unknown): Record<string, string> {
  const result = schema.safeParse(input)
  return result.success ? {} : fieldErrors(result.error)
}

/** A row: what is changed in a valid input, and what is then reported (nothing when it still passes). */
type Row = [changes: Record<string, unknown>, faults: Record<string, string>]

function table(name: string, schema: z.ZodType, valid: Record<string, unknown>, rows: readonly Row[]) {
  describe(name, () => {
    it('takes a valid input', () => expect(faults(schema, valid)).toEqual({}))
    it.each(rows)('%j: %j', (changes, expected) => {
      expect(faults(schema, { ...valid, ...changes })).toEqual(expected)
    })
  })
}

const today = '2026-11-16'
const long = (length: number) => 'x'.repeat(length)
const tooLong = (length: number) => `Must be at most ${length} characters long`
const tooShortShift = 'End Time must be after Start Time and at least 60 minutes later'

table('schedule', workshiftForm, { date: today, startTime: '08:00', endTime: '09:00' }, [
  [{ date: '' }, { date: 'Select a date' }],
  [{ date: undefined }, { date: 'Select a date' }],
  [{ date: '2026-02-30' }, { date: 'Invalid date format' }],
  [{ startTime: '8:00' }, { startTime: 'Invalid time format' }],
  [{ startTime: '24:00' }, { startTime: 'Invalid time format', endTime: tooShortShift }],
  [{ startTime: '07:60' }, { startTime: 'Invalid time format' }],
  [{ endTime: undefined }, { endTime: 'Invalid time format' }],
  [{ startTime: '00:00', endTime: '23:59' }, {}],
  [{ startTime: '22:59', endTime: '23:59' }, {}],
  [{ startTime: '22:00', endTime: '00:00' }, {}],
  [{ startTime: '22:00', endTime: '24:00' }, {}],
  [{ startTime: '22:00', endTime: '08:00' }, {}],
  [{ startTime: '23:30', endTime: '00:15' }, { endTime: tooShortShift }],
  [{ startTime: '14:00', endTime: '09:00' }, { endTime: tooShortShift }],
  [{ endTime: '08:59' }, { endTime: tooShortShift }],
  [{ endTime: '08:00' }, { endTime: tooShortShift }],
  [{ endTime: '07:00' }, { endTime: tooShortShift }],
])

table('login', loginInput, { email: 'a@b.es', password: 'x' }, [
  [{ email: '', password: '' }, {}],
  [{ email: undefined, password: undefined }, {}],
])

it('trims what is typed at sign-in', () => {
  expect(loginInput.parse({ email: ' a@b.es ', password: ' x ' })).toEqual({ email: 'a@b.es', password: 'x' })
})

describe('2FA code', () => {
  it.each([
    ['123456', undefined],
    ['000000', undefined],
    ['', '2FA token is required'],
    [undefined, '2FA token is required'],
    ['12345', '2FA token must be 6 digits'],
    ['1234567', '2FA token must be 6 digits'],
    ['12345a', '2FA token must be 6 digits'],
    ['١٢٣٤٥٦', '2FA token must be 6 digits'],
  ])('%j: %s', (value, message) => {
    expect(faults(totpToken, value).root).toBe(message)
  })
})

table('second factor', verifyTwoFactorInput, { userId: 'u', totpToken: '123456' }, [
  [{ totpToken: undefined }, { totpToken: '2FA token is required' }],
  [{ totpToken: undefined, recoveryCode: 'ABCD-EFGH' }, {}],
  [{ recoveryCode: 'ABCD-EFGH' }, { totpToken: '2FA token is required' }],
])

const passwordRows = (field: string, required: string): Row[] => [
  [{ [field]: '' }, { [field]: required }],
  [{ [field]: undefined }, { [field]: required }],
  [{ [field]: 'Abc-12x' }, { [field]: 'Password must be at least 8 characters long' }],
  [{ [field]: 'Abc-123x' }, {}],
  [{ [field]: `Abc-123x${long(24)}` }, {}],
  [{ [field]: `Abc-123x${long(25)}` }, { [field]: 'Password must be at most 32 characters long' }],
  ...['abc-1234', 'ABC-1234', 'Abcd-efg', 'Abcd1234'].map(
    (value): Row => [
      { [field]: value },
      {
        [field]:
          'Password must contain at least one uppercase letter, one lowercase letter, one number, and one special character',
      },
    ],
  ),
  [{ [field]: 'Ñandú-123' }, {}],
  [{ [field]: 'Abc -1234' }, { [field]: 'Password must not contain spaces' }],
]

table('change password', changePasswordInput, { currentPassword: 'x', newPassword: 'Abc-1234' }, [
  [{ currentPassword: '' }, { currentPassword: 'Current password is required' }],
  [{ currentPassword: '   ' }, { currentPassword: 'Current password is required' }],
  ...passwordRows('newPassword', 'New password is required'),
  [{ newPassword: '   ' }, { newPassword: 'New password is required' }],
  [{ newPassword: '  Abc-1234  ' }, {}],
])

const twice = { currentPassword: 'x', newPassword: 'Abc-1234', confirmPassword: 'Abc-1234' }
table('change password, as typed', changePasswordForm, twice, [
  [{ confirmPassword: '' }, { confirmPassword: 'You must confirm your new password' }],
  [{ confirmPassword: 'Abc-1235' }, { confirmPassword: 'Passwords do not match' }],
  [{ confirmPassword: ' Abc-1234 ' }, {}],
  [
    { currentPassword: '', confirmPassword: 'other' },
    { currentPassword: 'Current password is required', confirmPassword: 'Passwords do not match' },
  ],
])

const hoursForm = 'Write the hours as 09:00–14:00, 16:00–20:00'
const place = { name: 'Clínica', city: 'Madrid', district: 'Centro', postalCode: '28001' }
table(
  'clinic edit',
  updateClinicInput,
  place,
  Object.keys(place).flatMap((field): Row[] => [
    [{ [field]: '' }, { [field]: `${field} es requerido` }],
    [{ [field]: '  ' }, { [field]: `${field} es requerido` }],
  ]),
)

table('clinic registration', createClinicInput, { ...place, plan: 'basic' }, [
  [{ name: '' }, { name: 'Name is required' }],
  [{ city: ' ' }, { city: 'City is required' }],
  [{ district: undefined }, { district: 'District is required' }],
  [{ postalCode: '' }, { postalCode: 'Postal code is required' }],
  [{ plan: '' }, { plan: 'You must select a plan' }],
  [{ plan: undefined }, { plan: 'You must select a plan' }],
  [{ countryCode: 'pt' }, {}],
  [{ timeZone: 'Mars/Olympus' }, { timeZone: 'Unknown time zone' }],
  [{ slotMinutes: 5 }, {}],
  [{ slotMinutes: 240 }, {}],
  [{ mostOpenVisits: 200 }, {}],
  [{ mostOpenVisits: 0 }, { mostOpenVisits: 'Invalid value' }],
  [{ recordYears: 5 }, {}],
  [{ recordYears: 4 }, { recordYears: 'Invalid value' }],
  [{ discreetAfterMinutes: 120 }, {}],
  [{ discreetAfterMinutes: 121 }, { discreetAfterMinutes: 'Invalid value' }],
  [{ street: '', phone: '', openingHours: Array(7).fill('') }, {}],
  [{ openingHours: ['9-14', ...Array(6).fill('')] }, { 'openingHours.0': hoursForm }],
  [{ openingHours: ['', '14:00-9:00', ...Array(5).fill('')] }, { 'openingHours.1': hoursForm }],
  [{ openingHours: ['9:00–14:00, 13:00–20:00', ...Array(6).fill('')] }, { 'openingHours.0': hoursForm }],
  [{ openingHours: ['9:00–14:00, 14:00–20:00', ...Array(6).fill('')] }, { 'openingHours.0': hoursForm }],
  [{ openingHours: ['0:00–14:00', ...Array(6).fill('')] }, {}],
  [{ openingHours: ['24:00–25:00', ...Array(6).fill('')] }, { 'openingHours.0': hoursForm }],
  [{ openingHours: ['9:00-14:00 , 16:00–20:00', ...Array(6).fill('')] }, {}],
  [{ openingHours: ['9:00-14:00, 20:00–24:00', '20:00-0:00', '22:00-2:00', ...Array(4).fill('')] }, {}],
  [{ openingHours: ['22:00–2:00, 3:00–9:00', ...Array(6).fill('')] }, { 'openingHours.0': hoursForm }],
  [{ openingHours: [] }, { openingHours: 'Invalid value' }],
  [{ phone: 'call' }, { phone: 'Invalid phone number' }],
])

const profile = { name: 'Ana', surname: 'Gil', birthdate: '1990-02-28', dni: '12345678Z', city: 'Vigo' }
table('patient edit', updatePatientInput, profile, [
  [{ name: ' ' }, { name: 'The name is required' }],
  [{ surname: '' }, { surname: 'The surname is required' }],
  [{ birthdate: '' }, { birthdate: 'The birthdate is required' }],
  [{ birthdate: '2023-02-29' }, { birthdate: 'Formato de fecha no válido' }],
  [{ birthdate: '2024-02-29' }, {}],
  [{ dni: '' }, { dni: 'The DNI is required' }],
  [{ dni: '1234567Z' }, { dni: 'The DNI is not valid' }],
  [{ dni: '12345678A' }, { dni: 'The DNI is not valid' }],
  [{ city: '' }, { city: 'The city is required' }],
])

const identityRows: Row[] = [
  [{ email: '' }, { email: 'Email is required' }],
  [{ email: undefined }, { email: 'Email is required' }],
  [{ email: 'a@b' }, { email: 'Invalid email address' }],
  [{ email: 'a b@c.es' }, { email: 'Invalid email address' }],
  [{ email: '  ana@clinic.es  ' }, {}],
  ...passwordRows('password', 'Password is required'),
  [{ name: '' }, { name: 'Name is required' }],
  [{ name: 'A' }, {}],
  [{ surname: '' }, { surname: 'Surname is required' }],
  [{ dni: '' }, { dni: 'DNI is required' }],
  ...[
    '12345678z',
    '12345678-Z',
    '12.345.678-z',
    '12 345 678 Z',
    '12345678\u200BZ',
    '12345678‑Z',
    '１２３４５６７８Ｚ',
  ].map((dni): Row => [{ dni }, {}]),
  [{ dni: '123456789Z' }, { dni: 'Invalid DNI format' }],
  [{ dni: '1234567Z' }, { dni: 'Invalid DNI format' }],
  [{ dni: 'X1234567L' }, { dni: 'Invalid DNI format' }],
  [{ dni: '12345678A' }, { dni: 'Invalid DNI number' }],
  [{ dni: '00000000T' }, {}],
  [{ dni: '99999999R' }, {}],
]

const person = { name: 'Ana', surname: 'Gil', email: 'ana@clinic.es', password: 'Abc-1234', dni: '12345678Z' }
table('staff registration', registerStaffInput, { ...person, specialty: 'cardiology' }, [
  ...identityRows,
  [{ specialty: '' }, { specialty: 'Specialty is required' }],
  [{ specialty: undefined }, { specialty: 'Specialty is required' }],
  [{ specialty: 'magic' }, { specialty: 'Invalid specialty' }],
  ...specialties.map((specialty): Row => [{ specialty }, {}]),
])

table(
  'patient registration',
  registerPatientInput,
  { ...person, birthdate: '1990-02-28', city: 'Vigo', username: 'ana' },
  [
    ...identityRows,
    [{ birthdate: '' }, { birthdate: 'Formato de fecha no válido' }],
    [{ birthdate: undefined }, { birthdate: 'Formato de fecha no válido' }],
    [{ birthdate: '28/02/1990' }, { birthdate: 'Formato de fecha no válido' }],
    [{ city: '' }, { city: 'City is required' }],
    [{ username: '' }, { username: 'Username is required' }],
  ],
)

const birthdateRows: Row[] = [
  [{ birthdate: today }, {}],
  [{ birthdate: '2026-11-17' }, { birthdate: 'Date must be today or in the past' }],
  [{ birthdate: '2999-01-01' }, { birthdate: 'Date must be today or in the past' }],
  [{ birthdate: '1896-11-16' }, {}],
  [{ birthdate: '1896-11-15' }, { birthdate: 'Date must be within the last 130 years' }],
  [{ birthdate: '28/02/1990' }, { birthdate: 'Formato de fecha no válido' }],
]
const registered = { ...person, birthdate: '1990-02-28', city: 'Vigo', username: 'ana' }
table('day of birth, registered', registerPatientOn(today), registered, birthdateRows)
table('day of birth, edited', updatePatientOn(today), profile, [
  ...birthdateRows,
  [{ birthdate: '' }, { birthdate: 'The birthdate is required' }],
])

describe('DNI letter', () => {
  it('is the number modulo 23 over the whole alphabet of the law', () => {
    const letters = Array.from({ length: 23 }, (_, number) => dniLetter(number)).join('')
    expect(letters).toBe('TRWAGMYFPDXBNJZSQVHLCKE')
    for (const number of [0, 22, 23, 12_345_678, 99_999_999]) {
      const value = `${String(number).padStart(8, '0')}${letters.charAt(number % 23)}`
      expect(faults(dni(), value)).toEqual({})
    }
  })
})

table('doctor search', doctorSearchInput, { clinicId: 'c', specialty: 'urology' }, [
  [{ clinicId: '' }, { clinicId: 'Clinic is required' }],
  [{ clinicId: undefined }, { clinicId: 'Clinic is required' }],
  [{ specialty: '' }, {}],
  [{ specialty: undefined }, {}],
])

const condition = { name: 'Asthma', details: 'Mild', since: today, until: null }
table('condition', conditionInput(today), condition, [
  [{ name: '' }, { name: 'Name is required' }],
  [{ name: long(50) }, {}],
  [{ name: ` ${long(50)} ` }, {}],
  [{ name: long(51) }, { name: tooLong(50) }],
  [{ details: '  ' }, { details: 'Details is required' }],
  [{ details: long(120) }, {}],
  [{ details: long(121) }, { details: tooLong(120) }],
  [{ since: '' }, { since: 'Since date is required' }],
  [{ since: undefined }, { since: 'Since date is required' }],
  [{ since: '2026-02-30' }, { since: 'Invalid date format' }],
  [{ since: '2026-11-17' }, { since: 'Date must be today or in the past' }],
  [{ until: today }, {}],
  [{ until: '2030-01-01' }, {}],
  [
    { since: '2026-11-18', until: '2026-11-17' },
    {
      since: 'Date must be today or in the past',
      until: 'Until date must be equal to or after since date',
    },
  ],
  [{ until: '2026-11-15' }, { until: 'Until date must be equal to or after since date' }],
  [{ until: 'soon' }, { until: 'Invalid date format' }],
  ...['', '  ', 'yyyy-mm-dd', 'dd/mm/yyyy', null, undefined].map((until): Row => [{ until }, {}]),
])

it('takes a placeholder, and no word about it, for no date', () => {
  const { until: _until, ...open } = condition
  expect(conditionInput(today).parse(open).until).toBeNull()
  expect(conditionInput(today).parse({ ...condition, until: 'yyyy-mm-dd' }).until).toBeNull()
})

const treatment = { name: 'Salbutamol', instructions: 'Two puffs', startDate: today, endDate: today }
table('treatment', treatmentInput, treatment, [
  [{ name: '' }, { name: 'Name is required' }],
  [{ name: long(50) }, {}],
  [{ name: long(51) }, { name: tooLong(50) }],
  [{ instructions: '' }, { instructions: 'Instructions is required' }],
  [{ instructions: long(120) }, {}],
  [{ instructions: long(121) }, { instructions: tooLong(120) }],
  [{ startDate: '' }, { startDate: 'Start date is required' }],
  [{ endDate: '' }, { endDate: 'End date is required' }],
  [{ endDate: '2026-11-17' }, {}],
  [{ endDate: '2026-11-15' }, { endDate: 'End date must be equal to or after start date' }],
])

table('allergy', allergyInput, { allergy: 'Pollen' }, [
  [{ allergy: ' ' }, { allergy: 'Name is required' }],
  [{ allergy: long(50) }, {}],
  [{ allergy: long(51) }, { allergy: tooLong(50) }],
  [{ allergy: 'a/b' }, {}],
])
