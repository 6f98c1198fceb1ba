import { and, eq, gt, lt, ne } from 'drizzle-orm'
import { minuteMs } from '#contract/durations'
import type { BookedBy, BrokenRule } from '#contract/visit-rules'
import { appointments } from '../../db/schema/appointments.ts'
import { clinics } from '../../db/schema/clinics.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, notFound } from '../../errors.ts'
import { getClinicSettings } from '../clinics/settings.ts'
import { getStaff } from '../staff/queries.ts'
import { againstRule } from './against-rule.ts'
import { nearestFreeSlots } from './available.ts'
import { lengthIn, type WantedKind } from './visit-length.ts'

interface Place {
  clinicId: string
  doctorId: string
  patientId: string
  by: BookedBy
  /** Whose holds stand in nobody's way but others'. */
  userId: string
  kind: WantedKind
  /** The visit that is to move. */
  moving?: string | null | undefined
}

const messages = {
  taken: 'This time is no longer available',
  'outside-shift': 'The doctor does not see patients at this time',
  'no-resource': 'No room or equipment is free at this time',
  'too-many': 'You have booked as many appointments at this clinic as it allows',
}

/** Rules that only the doctor's other visits can break. */
export type BrokenAmong = Extract<BrokenRule, 'pause' | 'day-full'>

type Reason = keyof typeof messages | BrokenAmong

/** Ends a write in which a time turned out not to be free; `refuseSlot` makes the answer of it. */
export class NoSuchSlot extends Error {
  readonly reason: Reason
  /** Milliseconds. */
  readonly start: number

  constructor(reason: Reason, start: number) {
    super(`The slot is ${reason}`)
    this.reason = reason
    this.start = start
  }
}

/** The refusal of a time (milliseconds): 404 without such a doctor, else 409 with free slots if the clinic is active. */
export async function refuseSlot(
  deps: Deps,
  place: Place,
  wanted: number,
  reason: Reason,
): Promise<ApiError> {
  if (reason === 'too-many') return new ApiError('too_many_visits', messages[reason])
  if (reason === 'outside-shift') {
    const doctor = await getStaff(deps.db.orm, place.doctorId, place.clinicId)
    if (doctor?.specialty == null || doctor.clinicId !== place.clinicId) return notFound()
    if (!(await isActive(deps, place.clinicId))) {
      return new ApiError('conflict', 'This clinic takes no bookings yet')
    }
  }
  const free = await nearestFreeSlots(deps, place, wanted)
  const alternatives = free.map((slot) => slot.toISOString())
  if (reason === 'pause' || reason === 'day-full') return againstRule(reason, place.kind.rules, alternatives)
  if (reason === 'taken' && (await isBusy(deps, place, wanted))) {
    const errors = { patientId: 'The patient has another appointment at this time' }
    return new ApiError('slot_taken', errors.patientId, { alternatives, errors })
  }
  return new ApiError('slot_taken', messages[reason], { alternatives })
}

/** Whether the patient has another visit then. Staff learn only of their own clinic's visits. */
async function isBusy({ db }: Deps, place: Place, start: number): Promise<boolean> {
  const settings = await getClinicSettings(db, place.clinicId)
  if (!settings) return false
  const end = start + lengthIn(settings, place.kind.minutes).minutes * minuteMs
  const [other] = await db.orm
    .select({ id: appointments.id })
    .from(appointments)
    .where(
      and(
        eq(appointments.patientId, place.patientId),
        place.by === 'patient' ? undefined : eq(appointments.clinicId, place.clinicId),
        ne(appointments.id, place.moving ?? ''),
        ne(appointments.status, 'cancelled'),
        lt(appointments.startAt, new Date(end)),
        gt(appointments.endAt, new Date(start)),
      ),
    )
    .limit(1)
  return other !== undefined
}

async function isActive({ db }: Deps, clinicId: string): Promise<boolean> {
  const [clinic] = await db.orm
    .select({ active: clinics.active })
    .from(clinics)
    .where(eq(clinics.id, clinicId))
  return clinic?.active === true
}
