import { v7 as newId } from 'uuid'
import type { z } from 'zod'
import { minuteMs } from '#contract/durations'
import { holdMinutes, type publicBookingInput } from '#contract/public-bookings'
import { type PublicPerson, publicBookings } from '../../db/schema/public-bookings.ts'
import { slotHolds } from '../../db/schema/slot-holds.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, notFound } from '../../errors.ts'
import type { Visitor } from '../../policy/caller.ts'
import { type VisitorAct, type WriteResult, writeWithoutSession } from '../../write/write.ts'
import { getBrokenRule } from '../appointments/broken-rule.ts'
import { isTaken } from '../appointments/is-taken.ts'
import { NoSuchSlot, refuseSlot } from '../appointments/refuse-slot.ts'
import { requestedSlot } from '../appointments/requested-slot.ts'
import { isSlot, lockDoctor } from '../appointments/reschedule-appointment.ts'
import { nearest } from '../appointments/slots.ts'
import { sessionOf, takePlace } from '../appointments/take-place.ts'
import { lengthIn, unknownKind, type WantedKind } from '../appointments/visit-length.ts'
import { hashOfToken, shortToken } from '../channels/short-link.ts'
import { clinicOf, doctorsOf, kindsOf, timesOf } from '../clinic-pages/clinic-pages.ts'
import { getClinicSettings } from '../clinics/settings.ts'
import { assertBorn } from '../patients/register-patient.ts'
import { isSeenBy, wantedOf } from '../visit-kinds/queries.ts'
import { admitted, admittedTo, assertFewOpen, type Counted, countedOf } from './limits.ts'
import { type LinkWay, linkWayTo, sendLink } from './send-link.ts'

type Wanted = z.output<typeof publicBookingInput>

type Browser = Visitor & { browser: string | null }

/**
 * Keeps a time for a visitor without an account and sends the link that confirms it; answers until when. Whether the
 * person is known is not looked at here. Throws 400, 404, 409 with free times nearby, and 429.
 */
export async function holdPublicly(deps: Deps, visitor: Browser, wanted: Wanted): Promise<Date> {
  assertBorn(wanted, deps.clock.now())
  return admitted(deps, visitor, async () => {
    const clinic = await clinicOf(deps, wanted.slug)
    const way = await linkWayTo(deps, clinic.id, wanted)
    return admittedTo(deps, way, () => holdFirst(deps, visitor, { wanted, clinic, way }))
  })
}

interface Asked {
  wanted: Wanted
  clinic: Awaited<ReturnType<typeof clinicOf>>
  way: LinkWay
}

/** Keeps it with the first of the doctors who has the time. */
async function holdFirst(deps: Deps, visitor: Browser, { wanted, clinic, way }: Asked): Promise<Date> {
  const kind = (await kindsOf(deps, clinic.id)).find(({ id }) => id === wanted.kindId)
  if (!kind) throw unknownKind()
  const all = (await doctorsOf(deps, clinic.id)).filter(({ specialty }) => isSeenBy(kind, specialty))
  const doctors = wanted.doctorId === null ? all : all.filter(({ id }) => id === wanted.doctorId)
  const settings = await getClinicSettings(deps.db, clinic.id)
  if (doctors.length === 0 || !settings) throw notFound()
  const asked = wantedOf(kind)
  const now = deps.clock.now().getTime()
  const start = requestedSlot(wanted.appointmentDate, settings, { now, by: 'patient', kind: asked })
  const length = lengthIn(settings, asked.minutes)
  const slot = {
    clinicId: clinic.id,
    clinicName: clinic.name,
    city: clinic.city,
    timeZone: settings.timeZone,
    kind: asked,
    step: length.step,
    minutes: length.minutes,
    startAt: new Date(start),
    endAt: new Date(start + length.minutes * minuteMs),
  }
  const counted = countedOf(visitor, way.to)
  const person = personOf(wanted)
  const times = await timesOf(deps, clinic.id, { kind, doctors })
  const free = doctors.filter(({ id }) => times.get(id)?.includes(start))
  let refused = new NoSuchSlot('taken', start)
  for (const doctor of free.length > 0 ? free : doctors.slice(0, 1)) {
    const doctorName = `${doctor.name} ${doctor.surname}`
    const held = await writeWithoutSession(deps, visitor, (act) =>
      hold(deps, act, { ...slot, doctorId: doctor.id, doctorName }, { person, counted, way }),
    ).catch((error: unknown) => {
      if (!(error instanceof NoSuchSlot)) throw error
      refused = error
      return null
    })
    if (held) return held
  }
  if (wanted.doctorId === null) {
    const others = [...new Set([...times.values()].flat())].filter((each) => each !== start)
    const alternatives = nearest(others, start, 3).map((each) => new Date(each).toISOString())
    throw new ApiError('slot_taken', 'This time is no longer available', { alternatives })
  }
  const whose = { clinicId: clinic.id, doctorId: wanted.doctorId, patientId: '', userId: '' }
  throw await refuseSlot(deps, { ...whose, by: 'patient', kind: asked }, start, refused.reason)
}

function personOf({ document, phone = null, ...rest }: Wanted): PublicPerson {
  const { name, surname, birthdate, email, language, agreed } = rest
  return { name, surname, birthdate, email, phone, document: document ?? null, language, agreed }
}

interface Slot {
  clinicId: string
  clinicName: string
  city: string
  timeZone: string
  doctorId: string
  doctorName: string
  kind: WantedKind
  step: number
  minutes: number
  startAt: Date
  endAt: Date
}

async function hold(
  { env }: Deps,
  base: VisitorAct,
  slot: Slot,
  { person, counted, way }: { person: PublicPerson; counted: Counted; way: LinkWay },
): Promise<WriteResult<Date>> {
  const { tx, now } = base
  const act = { tx, now, caller: { userId: '' } }
  const { clinicId, doctorId, kind, startAt, endAt, clinicName, city, timeZone, doctorName } = slot
  const start = startAt.getTime()
  await assertFewOpen(base, counted)
  // Others who book or hold a time of this doctor wait here, and then see what was written meanwhile.
  await lockDoctor(tx, doctorId)
  if (!(await isSlot(tx, slot, slot, slot))) throw new NoSuchSlot('outside-shift', start)
  if (await isTaken(act, { doctorId, session: sessionOf(slot) }, slot)) throw new NoSuchSlot('taken', start)
  const broken = await getBrokenRule(tx, slot, slot)
  if (broken) throw new NoSuchSlot(broken, start)
  const { columns } = await takePlace(act, slot)
  const id = newId()
  const expiresAt = new Date(now.getTime() + holdMinutes * minuteMs)
  const times = { clinicId, doctorId, startAt, endAt, expiresAt, createdAt: now }
  const kindId = kind.kindId ?? ''
  const linkHash = way.by === 'sms' ? hashOfToken(shortToken(env, id)) : null
  await tx.insert(publicBookings).values({ id, kindId, person, linkHash, ...counted, ...times })
  const { resourceId, session } = columns
  await tx.insert(slotHolds).values({ id: newId(), bookingId: id, resourceId, session, ...times })
  const place = { clinicId, clinicName, city, timeZone, doctorName }
  await sendLink(base, way, person, { bookingId: id, ...place, startAt, expiresAt })
  const trace = { action: 'booking.hold', entity: 'booking', entityId: id, actorId: null }
  return base.audit({ ...trace, clinicId, patientId: null }, expiresAt)
}
