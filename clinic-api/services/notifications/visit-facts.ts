import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Orm } from '../../db/client.ts'
import { appointments } from '../../db/schema/appointments.ts'
import { clinics } from '../../db/schema/clinics.ts'
import { guardians } from '../../db/schema/guardians.ts'
import { patients } from '../../db/schema/patients.ts'
import { staff } from '../../db/schema/staff.ts'
import { users } from '../../db/schema/users.ts'
import { visitKinds } from '../../db/schema/visit-kinds.ts'
import { type Language, languageOf, type Meeting } from '../../write/notification.ts'
import { contactEmail } from '../patients/contact.ts'

interface Account {
  userId: string
  email: string
  language: Language
}

/** Facts about a visit for its mails and notices, and the accounts of those whom it concerns. */
export interface VisitFacts {
  meeting: Meeting
  /** The visit's type, such as 'revision'. */
  type: string
  patient: Account & {
    id: string
    name: string
    phone: string | null
    isDeceased: boolean
    isGuarded: boolean
  }
  kind: Pick<typeof visitKinds.$inferSelect, 'nameEn' | 'nameEs' | 'colour'> | null
  doctor: Account & { id: string }
  /** Accounts of those who run the clinic. */
  admins: string[]
}

/** Stored visits. */
export function readVisitFacts(tx: Orm, ids: readonly string[]): Promise<VisitFacts[]> {
  const visits = tx
    .select()
    .from(appointments)
    .where(sql`${appointments.id} = any(${`{${ids.join(',')}}`}::text[])`)
  return selectFacts(tx, tx.$with('visit').as(visits), 'visit_facts')
}

/** Stores a visit; null when the constraints against overlaps let somebody else have the time. */
export async function insertVisit(
  tx: Orm,
  visit: typeof appointments.$inferInsert,
): Promise<VisitFacts | null> {
  const inserted = tx.insert(appointments).values(visit).onConflictDoNothing().returning()
  const [facts] = await selectFacts(tx, tx.$with('visit').as(inserted), 'book_appointment')
  return facts ?? null
}

const doctorAccount = alias(users, 'doctor_account')

function sourceOf(tx: Orm) {
  return tx.$with('visit').as(tx.select().from(appointments))
}

async function selectFacts(tx: Orm, visit: ReturnType<typeof sourceOf>, name: string): Promise<VisitFacts[]> {
  const rows = await tx
    .with(visit)
    .select({
      appointmentId: visit.id,
      startAt: visit.startAt,
      where: visit.where,
      type: visit.type,
      patient: {
        id: patients.id,
        isGuarded: sql<boolean>`exists (select from ${guardians} where ${guardians.patientId} = ${patients.id}
          and ${guardians.userId} is not null and ${guardians.endedAt} is null)`,
        isDeceased: sql<boolean>`${patients.deceasedOn} is not null`,
        userId: users.id,
        email: contactEmail,
        language: users.language,
        name: sql<string>`${patients.name} || ' ' || ${patients.surname}`,
        phone: patients.phone,
      },
      kind: { nameEn: visitKinds.nameEn, nameEs: visitKinds.nameEs, colour: visitKinds.colour },
      doctor: {
        id: staff.id,
        userId: doctorAccount.id,
        email: sql<string>`coalesce(${doctorAccount.email}, '')`,
        language: doctorAccount.language,
      },
      doctorName: sql<string>`${staff.name} || ' ' || ${staff.surname}`,
      clinicName: clinics.name,
      city: clinics.city,
      timeZone: clinics.timeZone,
      admins: sql<string[]>`array(select user_id from clinic_admins(${clinics.id}))`,
    })
    .from(visit)
    .innerJoin(patients, eq(patients.id, visit.patientId))
    .innerJoin(users, eq(users.id, patients.userId))
    .innerJoin(staff, eq(staff.id, visit.doctorId))
    .innerJoin(doctorAccount, eq(doctorAccount.id, staff.userId))
    .innerJoin(clinics, eq(clinics.id, visit.clinicId))
    .leftJoin(visitKinds, eq(visitKinds.id, visit.kindId))
    .prepare(name)
    .execute()
  return rows.map(({ type, patient, doctor, kind, admins, startAt, where, ...rest }) => ({
    meeting: { ...rest, startAt: startAt.toISOString(), ...(where !== 'clinic' && { where }) },
    type,
    patient: { ...patient, language: languageOf(patient.language) },
    doctor: { ...doctor, language: languageOf(doctor.language) },
    kind,
    admins,
  }))
}
