import type { z } from 'zod'
import type { clinicPage } from '#contract/clinic-page'
import { specialty as specialtyOf } from '#contract/specialties'
import { dayAt } from '#contract/zone'
import type { clinics } from '../../db/schema/clinics.ts'
import type { Writing } from '../channels/writes-by.ts'
import type { listDoctors } from '../staff/queries.ts'
import type { KindRecord } from '../visit-kinds/queries.ts'

export interface NextFree {
  start: Date
  /** The times after it. */
  later: readonly Date[]
  kindId: string
}

interface Page {
  clinic: typeof clinics.$inferSelect
  /** The address that was asked for, which an old page may have had. */
  slug: string
  kinds: readonly KindRecord[]
  doctors: Awaited<ReturnType<typeof listDoctors>>
  /** The first free time of each doctor, by id. */
  next: ReadonlyMap<string, NextFree>
  writing: readonly Writing[]
}

/** Those that are on the day of the first. */
function laterOn(next: NextFree | undefined, timeZone: string): string[] {
  if (!next) return []
  const dayOf = (time: Date) => dayAt(time.getTime(), timeZone)
  return next.later.filter((time) => dayOf(time) === dayOf(next.start)).map((time) => time.toISOString())
}

export function toWirePage({
  clinic,
  slug,
  kinds,
  doctors,
  next,
  writing,
}: Page): z.output<typeof clinicPage> {
  return {
    slug: clinic.slug ?? slug,
    name: clinic.name,
    street: clinic.street,
    postalCode: clinic.postalCode,
    city: clinic.city,
    district: clinic.district,
    countryCode: clinic.countryCode,
    phone: clinic.phone,
    openingHours: clinic.openingHours,
    timeZone: clinic.timeZone,
    listed: clinic.listed,
    writesBy: writing.map(({ channel }) => channel),
    kinds: kinds.map(({ id, nameEn, nameEs, colour, minutes, where, specialties }) => ({
      _id: id,
      nameEn,
      nameEs,
      colour,
      minutes,
      where,
      specialties,
    })),
    doctors: doctors.map(({ id, name, surname, specialty }) => ({
      _id: id,
      name,
      surname,
      specialty: specialtyOf.nullable().parse(specialty),
      nextFree: next.get(id)?.start.toISOString() ?? null,
      nextFreeKindId: next.get(id)?.kindId ?? null,
      laterTimes: laterOn(next.get(id), clinic.timeZone),
    })),
  }
}
