import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { z } from 'zod'
import { clinicRole, type Role } from '#contract/access'
import { dniLetter } from '#contract/document-kinds'
import { hourMs, minuteMs } from '#contract/durations'
import type { Specialty } from '#contract/specialties'
import { clinics } from '../db/schema/clinics.ts'
import { histories } from '../db/schema/histories.ts'
import { memberships } from '../db/schema/memberships.ts'
import { patientClinics, patients } from '../db/schema/patients.ts'
import { staff } from '../db/schema/staff.ts'
import { users } from '../db/schema/users.ts'
import { visitKinds } from '../db/schema/visit-kinds.ts'
import { offers, waitlist } from '../db/schema/waitlist.ts'
import { workshifts } from '../db/schema/workshifts.ts'
import { hashPassword } from '../services/identity/accounts/password.ts'
import { foldedColumns } from '../services/patients/fold.ts'
import { Client } from './client.ts'
import type { TestApp } from './test-app.ts'

export const testPassword = 'Secret-123'

let passwordHash: Promise<string> | undefined
let counter = 0

/** A number that no other fixture of this file has. */
export const unique = () => {
  counter += 1
  return counter
}

/** A valid DNI that no other fixture has. */
export function newDni(): string {
  const number = 10_000_000 + unique()
  return `${number}${dniLetter(number)}`
}

const times = (test: TestApp) => ({ createdAt: test.clock.now(), updatedAt: test.clock.now() })

export async function addUser(
  test: TestApp,
  roles: Role[],
  changes: Partial<typeof users.$inferInsert> = {},
) {
  passwordHash ??= hashPassword(testPassword)
  const id = newId()
  const email = `user${unique()}@example.test`
  const row = { id, email, roles, passwordHash: await passwordHash, ...times(test), ...changes }
  await test.db.orm.insert(users).values(row)
  return { ...row, email: changes.email ?? email }
}

export async function addClinic(test: TestApp, changes: Partial<typeof clinics.$inferInsert> = {}) {
  const row = {
    id: newId(),
    name: `Clinic ${unique()}`,
    city: 'Madrid',
    district: 'Centro',
    postalCode: '28001',
    planId: 'enterprise',
    active: true,
    timeZone: 'Europe/Madrid',
    slotMinutes: 30,
    ...times(test),
    ...changes,
  }
  await test.db.orm.insert(clinics).values(row)
  return row
}

interface StaffOptions {
  clinicId?: string | null
  roles?: Role[]
  specialty?: Specialty | null
}

/** A member of the staff, a doctor by default, and their client. */
export async function addStaff(
  test: TestApp,
  {
    clinicId = null,
    roles = ['doctor'],
    specialty = roles.includes('doctor') ? 'cardiology' : null,
  }: StaffOptions,
) {
  const atWork = roles.filter((each) => clinicRole.safeParse(each).success)
  const isOfAccount = (each: Role) => each !== 'receptionist' && each !== 'nurse' && each !== 'auditor'
  const user = await addUser(test, roles.filter(isOfAccount))
  const row = {
    id: newId(),
    userId: user.id,
    clinicId,
    name: 'Ana',
    surname: `López ${unique()}`,
    dni: newDni(),
    specialty,
  }
  await test.db.orm.insert(staff).values({ ...row, ...times(test) })
  if (clinicId) await addMembership(test, row, { clinicId, roles: atWork })
  return { ...row, email: user.email, client: await Client.of(test, user.id) }
}

/** The person works for this clinic, too. */
export async function addMembership(
  test: TestApp,
  { id: staffId }: { id: string },
  { clinicId, roles }: { clinicId: string; roles: readonly Role[] },
): Promise<void> {
  const held = { roles: z.array(clinicRole).parse(roles), updatedAt: test.clock.now() }
  await test.db.orm
    .insert(memberships)
    .values({ id: newId(), clinicId, staffId, createdAt: test.clock.now(), ...held })
    .onConflictDoUpdate({ target: [memberships.staffId, memberships.clinicId], set: held })
}

/** A patient with an empty history, linked to the clinic if one is given, and their client. */
export async function addPatient(
  test: TestApp,
  { clinicId, ...changes }: { clinicId?: string } & Partial<typeof patients.$inferInsert> = {},
) {
  const username = `patient${unique()}`
  const user = await addUser(test, ['patient'], { username })
  const identity = { name: 'Luis', surname: `Gómez ${unique()}`, dni: newDni(), ...changes }
  const row = {
    id: newId(),
    userId: user.id,
    birthdate: '1980-05-17',
    city: 'Madrid',
    status: 'none' as const,
    recentAt: test.clock.now(),
    ...identity,
    ...foldedColumns({ ...identity, email: user.email }),
  }
  await test.db.orm.insert(patients).values({ ...row, ...times(test) })
  const historyId = newId()
  await test.db.orm
    .insert(histories)
    .values({ id: historyId, patientId: row.id, createdAt: test.clock.now() })
  if (clinicId) await linkPatient(test, row, clinicId)
  return {
    ...row,
    historyId,
    email: user.email,
    username,
    client: await Client.of(test, user.id),
  }
}

type Linked = Pick<typeof patients.$inferSelect, 'id' | 'sortName' | 'sortSurname' | 'status'>

export async function linkPatient(test: TestApp, patient: Linked, clinicId: string): Promise<void> {
  const { id: patientId, sortName, sortSurname, status } = patient
  const now = test.clock.now()
  const link = { clinicId, patientId, sortName, sortSurname, status, recentAt: now, createdAt: now }
  await test.db.orm.insert(patientClinics).values(link).onConflictDoNothing()
}

/** A shift of the doctor at their clinic, from `start` for some hours. */
export async function addShift(
  test: TestApp,
  doctor: { id: string; clinicId: string | null },
  start: string,
  hours = 6,
) {
  const startAt = new Date(start)
  const endAt = new Date(startAt.getTime() + hours * hourMs)
  const row = { id: newId(), doctorId: doctor.id, clinicId: doctor.clinicId ?? '', startAt, endAt }
  await test.db.orm.insert(workshifts).values({ ...row, ...times(test) })
  return row
}

/** A kind of visit of an hour, for every doctor and everybody. */
export async function addKind(
  test: TestApp,
  { id: clinicId }: { id: string },
  changes: Partial<typeof visitKinds.$inferInsert> = {},
) {
  const names = { nameEn: `Kind ${unique()}`, nameEs: `Clase ${unique()}` }
  const usual = { minutes: 60, specialties: [] as Specialty[], online: true, colour: 'blue' as const }
  const row = { id: newId(), clinicId, ...names, ...usual, ...times(test), ...changes }
  await test.db.orm.insert(visitKinds).values(row)
  return row
}

/** An offer to somebody who waits for a certain doctor, open for a quarter of an hour. */
export async function addOffer(test: TestApp, entryId: string, start = '2026-11-24T12:00:00.000Z') {
  const [entry] = await test.db.orm.select().from(waitlist).where(eq(waitlist.id, entryId))
  if (!entry?.doctorId) throw new Error('Nobody waits there')
  const { clinicId, patientId, doctorId } = entry
  const [now, startAt] = [test.clock.now(), new Date(start)]
  const later = (from: Date, minutes: number) => new Date(from.getTime() + minutes * minuteMs)
  const times = { startAt, endAt: later(startAt, 30), expiresAt: later(now, 15), createdAt: now }
  const id = newId()
  await test.db.orm.insert(offers).values({ id, entryId, clinicId, patientId, doctorId, ...times })
  return id
}
