import { and, asc, desc, eq, gt } from 'drizzle-orm'
import type { z } from 'zod'
import type { WithId } from '#contract/calls/call'
import type { toVerifyAnswer } from '#contract/public-bookings'
import { appointments } from '../../db/schema/appointments.ts'
import { clinics } from '../../db/schema/clinics.ts'
import { patientClinics, patients } from '../../db/schema/patients.ts'
import { publicBookings } from '../../db/schema/public-bookings.ts'
import { staff } from '../../db/schema/staff.ts'
import { users } from '../../db/schema/users.ts'
import type { Deps } from '../../deps.ts'
import { contactEmail } from '../patients/contact.ts'
import { findSimilar } from '../patients/similar-patients.ts'

type Answer = WithId<z.input<typeof toVerifyAnswer>>

/** More than these are not shown at once. */
const most = 50

/** People of whom the clinic has yet to say who they are, each with those of its patients who they may be. */
export async function listToVerify({ db, clock }: Deps, clinicId: string | null): Promise<Answer> {
  if (clinicId === null) return { patients: [] }
  const { orm } = db
  const rows = await orm
    .select({
      id: patients.id,
      name: patients.name,
      surname: patients.surname,
      birthdate: patients.birthdate,
      phone: patients.phone,
      email: contactEmail,
    })
    .from(patients)
    .innerJoin(
      patientClinics,
      and(eq(patientClinics.patientId, patients.id), eq(patientClinics.clinicId, clinicId)),
    )
    .innerJoin(users, eq(users.id, patients.userId))
    .where(eq(patients.toVerify, true))
    .orderBy(asc(patients.id))
    .limit(most)
  const shown: Answer['patients'] = []
  for (const { id, ...person } of rows) {
    const said = await saidBy(orm, id)
    const named = { ...person, ...(said && { document: said }) }
    const similar = (await findSimilar(orm, clinicId, named)).filter((each) => each.id !== id)
    shown.push({
      id,
      ...person,
      document: said?.number ?? null,
      visit: await nextVisit(orm, { patientId: id, clinicId, now: clock.now() }),
      similar: similar.map(({ id, name, surname, birthdate, dni }) => ({
        id,
        name,
        surname,
        birthdate,
        sameDocument: said?.number != null && dni.toLowerCase() === said.number.toLowerCase(),
        sameBirthdate: birthdate === person.birthdate,
      })),
    })
  }
  const at = ({ visit }: Answer['patients'][number]) => visit?.start ?? '9'
  return { patients: shown.toSorted((a, b) => (at(a) < at(b) ? -1 : 1)) }
}

/** The document that they named when they booked. */
async function saidBy(orm: Deps['db']['orm'], patientId: string) {
  const [booking] = await orm
    .select({ person: publicBookings.person })
    .from(publicBookings)
    .where(eq(publicBookings.patientId, patientId))
    .orderBy(desc(publicBookings.id))
    .limit(1)
  return booking?.person?.document ?? null
}

async function nextVisit(
  orm: Deps['db']['orm'],
  { patientId, clinicId, now }: { patientId: string; clinicId: string; now: Date },
) {
  const [visit] = await orm
    .select({
      id: appointments.id,
      start: appointments.startAt,
      name: staff.name,
      surname: staff.surname,
      timeZone: clinics.timeZone,
    })
    .from(appointments)
    .innerJoin(staff, eq(staff.id, appointments.doctorId))
    .innerJoin(clinics, eq(clinics.id, appointments.clinicId))
    .where(
      and(
        eq(appointments.patientId, patientId),
        eq(appointments.clinicId, clinicId),
        eq(appointments.status, 'pending'),
        gt(appointments.endAt, now),
      ),
    )
    .orderBy(asc(appointments.startAt))
    .limit(1)
  if (!visit) return null
  const { start, name, surname, ...rest } = visit
  return { ...rest, start: start.toISOString(), doctorName: `${name} ${surname}` }
}
