import { describe, expect, it } from 'vitest'
import type { Role } from '#contract/access'
import { accessOf, isAdmitted, mayOpen } from './route-access'

const roles: readonly Role[] = ['patient', 'doctor', 'clinicadmin', 'admin']

/** Route to who opens it: nobody signed in, patient, doctor, clinicadmin, admin. */
const matrix: readonly [path: string, opens: `${0 | 1} ${string}`][] = [
  ['/', '1 1111'],
  ['/about', '1 1111'],
  ['/about/team', '1 1111'],
  ['/contact', '1 1111'],
  ['/terms', '1 1111'],
  ['/privacy', '1 1111'],
  ['/login', '1 1111'],
  ['/logout', '1 1111'],
  ['/verify-2fa', '1 1111'],
  ['/forgot-password', '1 1111'],
  ['/reset-password', '1 1111'],
  ['/register', '1 1111'],
  ['/join', '1 1111'],
  ['/join/01a1', '1 1111'],
  ['/success', '1 1111'],
  ['/cancel', '1 1111'],
  ['/new-patient', '0 0111'],
  ['/app', '0 1111'],
  ['/app/forbidden', '0 1111'],
  ['/app/calendar', '0 0110'],
  ['/app/staff/me', '0 0111'],
  ['/app/staff/01a1', '0 1111'],
  ['/app/register-staff', '0 0010'],
  ['/app/search-staff', '0 1111'],
  ['/app/staff', '0 0010'],
  ['/app/audit', '0 0010'],
  ['/app/insights', '0 0110'],
  ['/app/insights/visits', '0 0110'],
  ['/app/appointments', '0 1000'],
  ['/app/appointments/01a1', '0 1111'],
  ['/app/appointments/01a1/book', '0 1110'],
  ['/app/history/01a1', '0 1110'],
  ['/app/clinics/add', '0 0011'],
  ['/app/clinics/edit', '0 0011'],
  ['/app/clinics/success', '0 0011'],
  ['/app/patients', '0 0111'],
  ['/app/patients/edit', '0 1000'],
  ['/app/patients/register-patient', '0 0111'],
  ['/app/patients/success', '0 0111'],
  ['/app/plans', '0 0011'],
  ['/app/genetic-study', '0 1110'],
]

describe('route access', () => {
  it('leaves an account without any role its home, and nothing else', () => {
    expect(isAdmitted('/app', [])).toBe(true)
    expect(isAdmitted('/app/patients', [])).toBe(false)
    expect(isAdmitted('/app/patients', ['nurse'])).toBe(true)
  })

  it.each(matrix)('%s opens to %s', (path, opens) => {
    const found = [[], ...roles.map((role) => [role])].map((held) => (mayOpen(path, held) ? '1' : '0'))
    expect(`${found[0]} ${found.slice(1).join('')}`).toBe(opens)
  })

  it.each(['/app/', '/app/patients/', '//app/patients'])(
    'reads %s as the page without the stray slash',
    (path) => {
      expect(accessOf(path)).toEqual(accessOf(path.replace(/\/+/g, '/').replace(/\/$/, '')))
    },
  )

  it.each([
    '/app/unknown',
    '/app/patients/01a1',
    '/app/appointments/01a1/book/now',
    '/App/patients',
    '/app/patients%2f',
    '/admin',
  ])('nobody opens %s, which no page declares', (path) => {
    expect(accessOf(path)).toBeNull()
    expect(mayOpen(path, roles)).toBe(false)
  })

  it('lets an auditor open the log, and nothing else that is not for all', () => {
    expect(mayOpen('/app/audit', ['doctor', 'auditor'])).toBe(true)
    const opened = matrix.map(([path]) => path).filter((path) => mayOpen(path, ['auditor']))
    const forAll = matrix.filter(([, opens]) => opens.endsWith('1111')).map(([path]) => path)
    expect(opened).toEqual(
      matrix.map(([path]) => path).filter((path) => path === '/app/audit' || forAll.includes(path)),
    )
  })

  it('lets somebody with two roles open what either opens', () => {
    expect(mayOpen('/app/calendar', ['patient', 'doctor'])).toBe(true)
    expect(mayOpen('/app/appointments', ['patient', 'doctor'])).toBe(true)
  })
})
