import type { ReadingDatabase } from '../../db/client.ts'
import { named, runNamed } from '../../db/named.ts'
import { invalidInput } from '../../errors.ts'
import type { ClinicSettings } from '../clinics/settings.ts'
import type { BookedBy } from './slots.ts'

/** How long a visit is to last and how far apart its starts are, in minutes. */
export interface VisitLength {
  minutes: number
  step: number
}

/**
 * The clinic's slots; visits of a kind last as long as it takes, and begin where slots do, or one after the other
 * when they are shorter. `minutes` null for a visit without a kind.
 */
export function lengthIn({ slotMinutes }: ClinicSettings, minutes: number | null): VisitLength {
  return { minutes: minutes ?? slotMinutes, step: Math.min(slotMinutes, minutes ?? slotMinutes) }
}

/** The same in the text of a statement, where `c` is the clinic and `k` the kind, if there is one. */
export const lengthSql = {
  minutes: 'coalesce(k.minutes, c.slot_minutes)',
  step: 'least(k.minutes, c.slot_minutes)',
  /** Joins the kind of :kindId, if the doctor `s` sees such patients and they may book it by :online. */
  kind: `left join visit_kinds k on k.id = :kindId and k.clinic_id = c.id and k.deleted_at is null
        and (k.online or not :online::boolean) and (k.specialties = '{}' or s.specialty = any(k.specialties))`,
  /** A kind that was named is one of them. */
  isKnown: '(:kindId::text is null or k.id is not null)',
} as const

const readKind = named(
  'length_of_kind',
  `select ${lengthSql.minutes} minutes from staff s join clinics c on c.id = s.clinic_id ${lengthSql.kind}
    where s.id = :doctorId and c.id = :clinicId and k.id is not null`,
)

const readVisit = named(
  'length_of_visit',
  `select extract(epoch from end_at - start_at)::int / 60 minutes from appointments
    where id = :except and clinic_id = :clinicId and kind_id is not null`,
)

interface Wanted {
  clinicId: string
  doctorId: string
  by: BookedBy
  kindId?: string | undefined
  /** A visit that is being moved: it keeps its kind, which may have been deleted since. */
  except?: string | undefined
}

/** Minutes of the kind that is wanted, or of the visit that moves; null for the clinic's own. Throws 400. */
export async function wantedMinutes(db: ReadingDatabase, wanted: Wanted): Promise<number | null> {
  const { clinicId, doctorId, kindId, except, by } = wanted
  if (kindId !== undefined) {
    const online = by === 'patient'
    const [kind] = await runNamed<{ minutes: number }>(db, readKind, { clinicId, doctorId, kindId, online })
    if (!kind) throw unknownKind()
    return kind.minutes
  }
  if (except === undefined) return null
  const [visit] = await runNamed<{ minutes: number }>(db, readVisit, { clinicId, except })
  return visit?.minutes ?? null
}

/** 400: another clinic's, a deleted one, one that this doctor does not see, or one that patients cannot book. */
export function unknownKind() {
  const reason = 'This kind of visit cannot be booked here'
  return invalidInput({ kindId: reason }, reason)
}
