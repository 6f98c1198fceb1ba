import {
  assertBookable,
  assertInWindow,
  assertKind,
  byRule,
  isKept,
  isTaken,
  type Place,
  refuse,
  takePlace,
} from './taking.ts'
import * as times from './times.ts'
import {
  type Actor,
  type Answer,
  type Change,
  type Clinic,
  conflict,
  type Doctor,
  forbidden,
  type Interval,
  kindOf,
  type Minute,
  mostOpenVisits,
  notFound,
  type Patient,
  Refusal,
  standingOf,
  type Visit,
  type World,
} from './world.ts'

const ok: Answer = { status: 200 }

export interface Booking extends times.Wanted {
  patient: Patient
  overrule: boolean
}

export function book(world: World, booking: Booking): Answer {
  assertBookable(world, booking, booking.patient)
  assertKind(world, booking, booking.patient)
  const overruled = times.isStaffAt(world, booking.actor, booking.clinic) && booking.overrule
  assertInWindow(world, booking, overruled)
  return bookIn(world, { ...booking, overrule: overruled })
}

/** Books a time that may be asked for. */
export function bookIn(world: World, booking: Booking): Answer {
  const { actor, clinic, doctor, kind, patient, overrule } = booking
  const isStaff = times.isStaffAt(world, actor, clinic)
  const slot = times.slotOf(booking)
  const open = world.visits.filter(
    (each) =>
      each.patient === patient &&
      each.clinic === clinic &&
      each.status === 'pending' &&
      each.start > world.now,
  )
  if (!times.isAt(doctor, clinic)) throw notFound()
  if (!times.shiftOf(world, booking, slot)) throw refuse(world, booking, patient, 'outside-shift')
  if (!isStaff && open.length >= mostOpenVisits)
    throw new Refusal(
      409,
      'too_many_visits',
      'You have booked as many appointments at this clinic as it allows',
    )
  if (times.isDayOff(world, booking, slot) || isKept(world, booking, slot))
    throw refuse(world, booking, patient, 'taken')
  const broken = overrule ? null : times.brokenRule(world, booking, slot)
  if (broken) throw refuse(world, booking, patient, broken)
  const place = takePlace(world, booking, patient)
  if (isTaken(world, booking, slot, patient)) throw refuse(world, booking, patient, 'taken')
  world.visits.push({
    ...slot,
    ...place,
    patient,
    clinic,
    doctor,
    kind,
    status: 'pending',
    updated: world.now,
  })
  world.booked.push(world.now)
  if (!world.known.some((each) => each.patient === patient && each.clinic === clinic))
    world.known.push({ patient, clinic })
  mail(world, 'booked', world.visits.length - 1)
  return { status: 201 }
}

/** The visit, if the actor may change it; only its doctor closes it. Throws 403 and 404. */
export function visitFor(world: World, actor: Actor, index: number, closes = false): Visit {
  const who = standingOf(world, actor)
  const visit = world.visits[index]
  if (!visit) throw notFound()
  if (closes && who.doctor === null) throw forbidden()
  const isOwn = who.doctor === visit.doctor && who.clinic === visit.clinic
  const isDesk = who.clinic === visit.clinic && who.doctor === null
  if (!(isOwn || (!closes && (isDesk || who.patient === visit.patient)))) throw notFound()
  return visit
}

export function assertPending({ status }: Visit): void {
  if (status !== 'pending') throw new Refusal(409, 'status_conflict', `The appointment is already ${status}`)
}

function assertInTime(world: World, actor: Actor, visit: Visit, overrule: boolean): void {
  const isPatient = standingOf(world, actor).patient === visit.patient
  const { cancelHours } = kindOf(visit.kind)
  if (isPatient && visit.start <= world.now) throw conflict('The appointment has already started')
  if (!cancelHours || visit.start <= world.now || (overrule && !isPatient)) return
  if (visit.start - cancelHours * 60 < world.now)
    throw byRule(`Too late: it can be moved or cancelled up to ${cancelHours} hours before`)
}

/** To the patient and whoever acts for them, each once. */
function mail(
  world: World,
  kind: 'booked' | 'rescheduled' | 'cancelled',
  index: number,
  undo: number | null = null,
): void {
  const visit = world.visits[index]
  if (!visit) return
  const isGuarded = visit.patient === 'kid' && standingOf(world, 'mum').patient !== null
  const at = kind === 'rescheduled' ? `${visit.start} ${world.now}` : `${visit.start}`
  for (const whom of [visit.patient, ...(isGuarded ? ['mum'] : [])]) {
    const key = `${kind} ${index} ${at} ${whom}`
    if (!world.mails.some((each) => each.key === key)) world.mails.push({ key, undo })
  }
}

export function change(world: World, visit: number, kind: Change['kind'], set: Partial<Visit>): void {
  const row = world.visits[visit]
  if (!row) return
  world.changes.push({ visit, kind, from: row.status, at: world.now })
  Object.assign(row, set, { updated: world.now })
}

/** A freed time of a doctor is noted while somebody waits at the clinic. */
export function noteFreed(
  world: World,
  { doctor, clinic, start, end }: Interval & { doctor: Doctor; clinic: Clinic },
): void {
  if (world.wishes.some((each) => !each.isOver && each.clinic === clinic))
    world.freed.push({ doctor, clinic, start, end })
}

export function moveVisit(
  world: World,
  visit: number,
  to: Interval & Place & { doctor: Doctor },
  undo: number | null,
): void {
  const row = world.visits[visit]
  if (!row) return
  noteFreed(world, row)
  change(world, visit, 'reschedule', to)
  mail(world, 'rescheduled', visit, undo)
}

interface Move {
  actor: Actor
  visit: number
  start: Minute
  overrule: boolean
  undoable: boolean
}

export function move(world: World, { actor, visit: index, start, overrule, undoable }: Move): Answer {
  const visit = visitFor(world, actor, index)
  const { clinic, doctor, kind, patient } = visit
  const wanted = { actor, clinic, doctor, kind, start, except: index }
  const overruled = times.isStaffAt(world, actor, clinic) && overrule
  assertInWindow(world, wanted, overruled)
  assertPending(visit)
  assertInTime(world, actor, visit, overruled)
  if (visit.start === start) return ok
  const slot = times.slotOf(wanted)
  if (!times.shiftOf(world, wanted, slot) || times.isDayOff(world, wanted, slot))
    throw refuse(world, wanted, patient, 'outside-shift')
  if (isTaken(world, wanted, slot, null) || isKept(world, wanted, slot))
    throw refuse(world, wanted, patient, 'taken')
  const broken = overruled ? null : times.brokenRule(world, wanted, slot)
  if (broken) throw refuse(world, wanted, patient, broken)
  const place = takePlace(world, wanted, patient)
  if (isTaken(world, wanted, slot, patient)) throw refuse(world, wanted, patient, 'taken')
  const isUndoable = undoable && standingOf(world, actor).clinic !== null
  const before = { ...visit }
  moveVisit(world, index, { ...slot, ...place, doctor }, isUndoable ? world.undos.length : null)
  if (isUndoable)
    world.undos.push({
      actor,
      until: world.now + 10,
      isTaken: false,
      before,
      after: { ...visit },
      visit: index,
      shift: null,
      change: null,
    })
  return ok
}

export function cancel(
  world: World,
  { actor, visit: index, overrule }: Pick<Move, 'actor' | 'visit' | 'overrule'>,
): Answer {
  const visit = visitFor(world, actor, index)
  if (visit.status === 'cancelled') return ok
  assertPending(visit)
  assertInTime(world, actor, visit, overrule)
  noteFreed(world, visit)
  const isPatient = standingOf(world, actor).patient === visit.patient
  const wasMoved = world.changes.some((each) => each.visit === index && each.kind === 'reschedule')
  // Where somebody else acts for the patient, they may have booked, so everybody is told.
  const isAlone = actor === 'mum' || visit.patient !== 'kid' || standingOf(world, 'mum').patient === null
  const isRegretted = isPatient && isAlone && world.now - (world.booked[index] ?? 0) <= 1 && !wasMoved
  change(world, index, 'cancel', { status: 'cancelled' })
  const booked = `booked ${index} ${visit.start} `
  const isTold = (whom: string) => whom !== 'mum' || standingOf(world, 'mum').patient !== null
  if (isRegretted)
    world.mails = world.mails.filter(
      ({ key }) => !(key.startsWith(booked) && isTold(key.slice(booked.length))),
    )
  else mail(world, 'cancelled', index)
  return ok
}
