import type { Specialty } from '#contract/specialties'
import { dayBounds } from '#contract/zone'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { listClinicAppointments } from '../appointments/queries.ts'
import type { AppointmentRecord } from '../appointments/record.ts'
import { getClinicSettings } from '../clinics/settings.ts'
import { type DayOffRecord, listDaysOffIn } from '../days-off/queries.ts'
import { listResources, type ResourceRecord } from '../resources/queries.ts'
import { listDoctors, type StaffRecord } from '../staff/queries.ts'
import { listClinicWorkshifts, type WorkshiftRecord } from '../workshifts/queries.ts'

interface Wanted {
  clinicId: string
  /** `yyyy-MM-dd` on the clinic's calendar. */
  date: string
  specialty?: Specialty | undefined
}

export interface TeamDayRecord {
  date: string
  timeZone: string
  doctors: {
    member: StaffRecord
    shifts: WorkshiftRecord[]
    visits: AppointmentRecord[]
    daysOff: DayOffRecord[]
  }[]
}

/** A day of every doctor of a clinic. The number of statements does not grow with the doctors. Throws 404. */
export async function readTeamDay(
  { db }: Pick<Deps, 'db'>,
  { clinicId, date, specialty }: Wanted,
): Promise<TeamDayRecord> {
  const settings = await getClinicSettings(db, clinicId)
  if (!settings) throw notFound()
  const { timeZone } = settings
  const { start, end } = dayBounds(date, timeZone)
  const range = { from: new Date(start), to: new Date(end) }
  const [doctors, shifts, visits, daysOff] = await Promise.all([
    listDoctors(db.orm, clinicId, specialty),
    listClinicWorkshifts(db, clinicId, range),
    listClinicAppointments(db, clinicId, range),
    listDaysOffIn(db.orm, clinicId, range),
  ])
  const shiftsOf = Map.groupBy(shifts, ({ doctorId }) => doctorId)
  const visitsOf = Map.groupBy(visits, ({ doctorId }) => doctorId)
  return {
    date,
    timeZone,
    doctors: doctors.map((member) => ({
      member,
      shifts: shiftsOf.get(member.id) ?? [],
      visits: visitsOf.get(member.id) ?? [],
      daysOff: daysOff.filter(
        ({ doctorId, resourceId }) => doctorId === member.id || (doctorId === null && resourceId === null),
      ),
    })),
  }
}

export interface ResourceDayRecord {
  date: string
  timeZone: string
  resources: { resource: ResourceRecord; visits: AppointmentRecord[]; daysOff: DayOffRecord[] }[]
}

/** Reads the visits that take each room and piece of equipment of a clinic on a day. Throws 404. */
export async function readResourceDay(
  { db }: Pick<Deps, 'db'>,
  { clinicId, date }: Pick<Wanted, 'clinicId' | 'date'>,
): Promise<ResourceDayRecord> {
  const settings = await getClinicSettings(db, clinicId)
  if (!settings) throw notFound()
  const { timeZone } = settings
  const { start, end } = dayBounds(date, timeZone)
  const range = { from: new Date(start), to: new Date(end) }
  const [found, visits, daysOff] = await Promise.all([
    listResources(db.orm, clinicId),
    listClinicAppointments(db, clinicId, range),
    listDaysOffIn(db.orm, clinicId, range),
  ])
  const visitsOf = Map.groupBy(visits, ({ resourceId }) => resourceId)
  return {
    date,
    timeZone,
    resources: found.map((resource) => ({
      resource,
      visits: visitsOf.get(resource.id) ?? [],
      daysOff: daysOff.filter(
        ({ doctorId, resourceId }) =>
          resourceId === resource.id || (doctorId === null && resourceId === null),
      ),
    })),
  }
}
