import { and, asc, eq, isNull } from 'drizzle-orm'
import type { ClinicRole, Role } from '#contract/access'
import type { GuardianRelation } from '#contract/guardians'
import { type Specialty, specialty } from '#contract/specialties'
import type { Reader } from '../../db/client.ts'
import { clinics } from '../../db/schema/clinics.ts'
import { memberships } from '../../db/schema/memberships.ts'
import { patients } from '../../db/schema/patients.ts'
import { sessions } from '../../db/schema/sessions.ts'
import { staff } from '../../db/schema/staff.ts'
import { users } from '../../db/schema/users.ts'
import { standingOf } from '../../policy/caller.ts'
import { listGuarded } from '../guardians/ties.ts'

/** An account and the person it belongs to, a member of the staff or a patient, as they stand at this moment. */
export interface UserRecord {
  id: string
  email: string
  roles: Role[]
  name: string
  surname: string
  specialty: Specialty | null
  dni: string | null
  clinicId: string | null
  doctorId: string | null
  patientId: string | null
  twoFactorEnabled: boolean
  twoFactorNeeded: boolean
  strictPasswords: boolean
  memberships: Membership[]
  /** Their own record as a patient, whichever of the two they are at this moment. */
  ownPatientId: string | null
  /** The patient for whom they act at this moment. */
  actsFor: ActsFor | null
}

interface ActsFor {
  patientId: string
  name: string
  surname: string
  birthdate: string
  relation: GuardianRelation
}

interface Membership {
  clinicId: string
  clinicName: string
  roles: ClinicRole[]
  doctorId: string | null
}

/** The account as others see it, at this clinic if they work there; null when it is gone. */
export async function getUser(
  orm: Reader,
  userId: string,
  clinicId: string | null,
): Promise<UserRecord | null> {
  const [row] = await withPerson(orm).where(and(eq(users.id, userId), isNull(users.deletedAt)))
  if (!row) return null
  const here =
    row.staff && (await listMemberships(orm, row.staff.id)).some((each) => each.clinicId === clinicId)
  const place = { clinicId: here ? clinicId : null, patientId: null, isGuardian: false }
  return { ...(await toRecord(orm, row, place)), actsFor: null }
}

/** The signed-in person, in the clinic that the session works in; null when the account is gone. */
export async function getSessionUser(orm: Reader, sessionId: string, now: Date): Promise<UserRecord | null> {
  const [session] = await orm.select().from(sessions).where(eq(sessions.id, sessionId))
  if (!session) return null
  const { userId, clinicId, patientId } = session
  const [row] = await withPerson(orm).where(and(eq(users.id, userId), isNull(users.deletedAt)))
  if (!row) return null
  const ties = await listGuarded(orm, now, userId)
  const acts = ties.find(({ patient }) => patient.id === patientId)
  const [first] = ties
  const named = row.staff || row.patient || !first ? {} : { name: first.tie.name, surname: first.tie.surname }
  return {
    ...(await toRecord(orm, row, { clinicId, patientId, isGuardian: acts !== undefined })),
    ...named,
    actsFor: actsForOf(acts),
  }
}

function actsForOf(acts: Awaited<ReturnType<typeof listGuarded>>[number] | undefined) {
  if (!acts) return null
  const { id: patientId, name, surname, birthdate } = acts.patient
  return { patientId, name, surname, birthdate, relation: acts.tie.relation }
}

function withPerson(orm: Reader) {
  return orm
    .select({ user: users, staff, patient: patients })
    .from(users)
    .leftJoin(staff, and(eq(staff.userId, users.id), isNull(staff.deletedAt)))
    .leftJoin(patients, eq(patients.userId, users.id))
}

type Row = Awaited<ReturnType<typeof withPerson>>[number]

/** Where somebody is: the clinic that is worked in, or the patient who is acted for. */
interface Place {
  clinicId: string | null
  patientId: string | null
  /** Whether that patient is somebody else. */
  isGuardian: boolean
}

async function toRecord(
  orm: Reader,
  { user, staff: person, patient }: Row,
  place: Place,
): Promise<Omit<UserRecord, 'actsFor'>> {
  const works = person ? await listMemberships(orm, person.id) : []
  const member = works.find((each) => each.clinicId === (place.clinicId ?? person?.clinicId))
  const { roles, clinicId, patientId } = standingOf({
    accountRoles: user.roles,
    ownPatientId: patient?.id ?? null,
    chosenPatientId: place.patientId,
    isGuardian: place.isGuardian,
    firstClinicId: person?.clinicId ?? null,
    clinicId: member?.clinicId ?? null,
    memberRoles: member?.roles ?? null,
  })
  const shown = patientId === null ? (person ?? patient) : patient
  const doctorId = roles.includes('doctor') ? (person?.id ?? null) : null
  const here = clinicId === null ? undefined : member
  return {
    id: user.id,
    email: user.email ?? '',
    roles,
    name: shown?.name ?? '',
    surname: shown?.surname ?? '',
    specialty: doctorId === null ? null : specialty.nullable().parse(person?.specialty ?? null),
    dni: shown?.dni ?? null,
    clinicId,
    doctorId,
    patientId,
    twoFactorEnabled: user.totpSecret !== null,
    twoFactorNeeded: (here?.asksFactor ?? false) && user.totpSecret === null,
    // One account has one password, which the strictest of its clinics decides.
    strictPasswords: works.some(({ isStrict }) => isStrict),
    memberships: works.map(({ asksFactor: _asks, isStrict: _strict, ...work }) => ({
      ...work,
      doctorId: work.roles.includes('doctor') ? (person?.id ?? null) : null,
    })),
    ownPatientId: patient?.id ?? null,
  }
}

/** Where a person works, by the names of the clinics. */
function listMemberships(orm: Reader, staffId: string) {
  return orm
    .select({
      clinicId: clinics.id,
      clinicName: clinics.name,
      roles: memberships.roles,
      asksFactor: clinics.staffSecondFactor,
      isStrict: clinics.strictPasswords,
    })
    .from(memberships)
    .innerJoin(clinics, eq(clinics.id, memberships.clinicId))
    .where(and(eq(memberships.staffId, staffId), isNull(memberships.endedAt)))
    .orderBy(asc(clinics.name), asc(clinics.id))
}
