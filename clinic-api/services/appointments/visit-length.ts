import type { VisitPlace } from '#contract/visit-kinds'
import { type BookedBy, noRules, rulesAt, type VisitRules } from '#contract/visit-rules'
import type { ReadingDatabase } from '../../db/client.ts'
import { named, runNamed } from '../../db/named.ts'
import { invalidInput } from '../../errors.ts'
import type { ClinicSettings } from '../clinics/settings.ts'

/** How long a visit is to last and how far apart its starts are, in minutes. */
export interface VisitLength {
  minutes: number
  step: number
}

/** The same, and what its kind asks for. */
export interface WantedVisit extends VisitLength {
  kindId?: string | null
  rules?: VisitRules
  /** How many patients share it; one when absent. */
  seats?: number
  /** Rooms and equipment of which one has to be free. */
  resources?: readonly string[]
}

/** The part of a kind that a booking needs; `minutes` null for the clinic's own. */
export interface WantedKind {
  kindId: string | null
  minutes: number | null
  rules: VisitRules
  where: VisitPlace
  /** Rooms and equipment of which it takes a free one. */
  resources: readonly string[]
  seats: number
}

/** A visit without a kind. */
export const noKind: WantedKind = {
  kindId: null,
  minutes: null,
  rules: noRules,
  where: 'clinic',
  resources: [],
  seats: 1,
}

/** How long a visit of that kind is to last at the clinic, and what the kind asks for. */
export function visitIn(
  settings: ClinicSettings,
  { minutes, kindId, rules, seats, resources }: WantedKind,
): WantedVisit & Pick<WantedKind, 'rules'> {
  return { ...lengthIn(settings, minutes), kindId, rules: rulesAt(settings, rules), seats, resources }
}

/**
 * The clinic's slots; visits of a kind last as long as it takes, and begin where slots do, or one after the other
 * when they are shorter. `minutes` null for a visit without a kind.
 */
export function lengthIn({ slotMinutes }: ClinicSettings, minutes: number | null): VisitLength {
  return { minutes: minutes ?? slotMinutes, step: Math.min(slotMinutes, minutes ?? slotMinutes) }
}

/** The rules of the kind `k`, in the text of a statement. */
export const rulesSql = `k.notice_minutes "noticeMinutes", k.horizon_days "horizonDays", k.cancel_hours "cancelHours",
  k.pause_before "before", k.pause_after "after", k.per_day "perDay"`

const readKind = named(
  'wanted_kind',
  `select k.id "kindId", k.minutes, k.takes_place "where", k.resources, k.seats, ${rulesSql},
      (k.new_patients or not :online::boolean or :patientId::text is null
        or exists (select from appointments where patient_id = :patientId and clinic_id = c.id
          and status = 'completed')) "isOpen"
    from clinic_staff s join clinics c on c.id = s.clinic_id
    join visit_kinds k on k.id = :kindId and k.clinic_id = c.id and k.deleted_at is null
      and (k.online or not :online::boolean) and (k.specialties = '{}' or s.specialty = any(k.specialties))
    where s.id = :doctorId and c.id = :clinicId`,
)

const readVisit = named(
  'kind_of_visit',
  `select k.id "kindId", extract(epoch from a.end_at - a.start_at)::int / 60 minutes, a.takes_place "where",
      k.resources, k.seats, ${rulesSql}
    from appointments a join visit_kinds k on k.id = a.kind_id
    where a.id = :except and a.clinic_id = :clinicId`,
)

interface Wanted {
  clinicId: string
  doctorId: string
  by: BookedBy
  kindId?: string | undefined
  /** A visit that is being moved: it keeps its kind, which may have been deleted since. */
  except?: string | undefined
  /** The patient, where known: some kinds are only for those who have been there before. */
  visitor?: string | null | undefined
}

interface KindRow extends VisitRules {
  kindId: string
  minutes: number
  where: VisitPlace
  resources: string[]
  seats: number
  isOpen?: boolean
}

/** The kind that is wanted, or that of the visit that moves. Throws 400. */
export async function wantedKind(db: ReadingDatabase, wanted: Wanted): Promise<WantedKind> {
  const { clinicId, doctorId, kindId, except, by, visitor = null } = wanted
  if (kindId !== undefined) {
    const online = by === 'patient'
    const values = { clinicId, doctorId, kindId, online, patientId: visitor }
    const [kind] = await runNamed<KindRow>(db, readKind, values)
    if (!kind) throw unknownKind()
    if (!kind.isOpen) throw unknownKind(forKnownPatients)
    return kindOf(kind)
  }
  if (except === undefined) return noKind
  const [visit] = await runNamed<KindRow>(db, readVisit, { clinicId, except })
  return visit ? kindOf(visit) : noKind
}

function kindOf({ isOpen: _isOpen, ...row }: KindRow): WantedKind {
  const { kindId, minutes, where, resources, seats, ...rules } = row
  return { kindId, minutes, where, resources, seats, rules }
}

export const forKnownPatients = 'This appointment type is for patients who have been here before'

/** 400: another clinic's, a deleted one, one that this doctor does not see, or one that the patient cannot book. */
export function unknownKind(reason = 'This appointment type cannot be booked here') {
  return invalidInput({ kindId: reason }, reason)
}
