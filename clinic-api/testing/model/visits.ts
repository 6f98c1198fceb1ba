import { assertBookable, assertInWindow, assertKind, byRule, type Place, takeTime } from './taking.ts'
import { isStaffAt, type Wanted } from './times.ts'
import type { Actor, Answer, Change, Doctor, Hours, Minute, Patient, Visit, World } from './world.ts'
import { conflict, dayOf, forbidden, kindOf, notFound, Refusal, standingOf } from './world.ts'

const ok: Answer = { status: 200 }

export type Booking = Wanted & { actor: Actor; patient: Patient }

export function book(world: World, booking: Booking): Answer {
  assertBookable(world, booking, booking.patient)
  assertKind(world, booking)
  assertInWindow(world, booking)
  return bookIn(world, booking)
}

/** Books a time that may be asked for. */
export function bookIn(world: World, booking: Booking): Answer {
  const { clinic, doctor, kind, patient } = booking
  const place = takeTime(world, booking, 'book')
  world.visits.push({ ...place, patient, clinic, doctor, kind, status: 'pending', updated: world.now })
  world.booked.push(world.now)
  world.known.push(`${patient} ${clinic}`)
  mail(world, 'booked', world.visits.length - 1)
  return { status: 201 }
}

/** Keeps a time for five minutes; asked again, for five more, once. */
export function hold(world: World, asked: Omit<Booking, 'patient'>): Answer {
  const { actor, doctor, kind } = asked
  const wanted = { ...asked, patient: standingOf(world, actor).patient }
  assertKind(world, { ...wanted, patient: null })
  assertInWindow(world, wanted)
  const { seat: _seat, ...place } = takeTime(world, wanted, 'hold')
  const mine = world.holds.findIndex((each) => each?.actor === actor && each.offer === null)
  const present = world.holds[mine] ?? null
  const isLiving = present?.doctor === doctor && present.start === place.start && present.until > world.now
  if (isLiving && present.isExtended) return { status: 201, until: present.until }
  const row = { ...place, actor, doctor, kind, until: world.now + 5, isExtended: isLiving, offer: null }
  if (mine !== -1) world.holds[mine] = isLiving ? row : null
  if (!isLiving) world.holds.push(row)
  return { status: 201, until: row.until }
}

export function release(world: World, { hold: index }: { hold: number }): Answer {
  if (!world.holds[index]) throw notFound()
  world.holds[index] = null
  return ok
}

type OnVisit = { actor: Actor; visit: number }

/** The visit, if the actor may change it; only its doctor closes it. Throws 403 and 404. */
function visitFor(world: World, { actor, visit: index }: OnVisit, closes = false): Visit {
  const who = standingOf(world, actor)
  const visit = world.visits[index]
  if (!visit) throw notFound()
  if (closes && who.doctor === null) throw forbidden()
  const isStaff = who.clinic === visit.clinic && (who.doctor ?? visit.doctor) === visit.doctor
  if (!isStaff && (closes || who.patient !== visit.patient)) throw notFound()
  return visit
}

export function assertPending({ status }: Visit): void {
  if (status !== 'pending') throw new Refusal(409, 'status_conflict', `The appointment is already ${status}`)
}

/** Throws when it is too late to move or cancel a visit. */
function assertInTime(world: World, visit: Visit, actor: Actor, overrule: boolean): void {
  const isPatient = standingOf(world, actor).patient === visit.patient
  const { cancelHours } = kindOf(visit.kind)
  if (isPatient && visit.start <= world.now) throw conflict('The appointment has already started')
  if (!cancelHours || visit.start <= world.now || (overrule && !isPatient)) return
  if (visit.start - cancelHours * 60 < world.now)
    throw byRule(`Too late: it can be moved or cancelled up to ${cancelHours} hours before`)
}

/** Guardians receive the same mails as the child. */
const isGuarded = (world: World) => standingOf(world, 'mum').patient !== null
const toldOf = (world: World, { patient }: Visit) =>
  patient === 'kid' && isGuarded(world) ? ['kid', 'mum'] : [patient]

/** Mails everybody who is told of a visit, each once; an undo takes the mails out again. */
function mail(world: World, kind: string, index: number, undo: number | null = null): void {
  const visit = world.visits[index]
  const at = kind === 'rescheduled' ? `${visit?.start} ${world.now}` : `${visit?.start}`
  for (const whom of visit ? toldOf(world, visit) : []) {
    const key = `${kind} ${index} ${at} ${whom}`
    if (!world.mails.some((each) => each.key === key)) world.mails.push({ key, undo })
  }
}

export function change(world: World, visit: number, kind: Change['kind'], set: Partial<Visit>): void {
  const row = world.visits[visit]
  if (!row) return
  world.changes.push({ visit, kind, from: row.status, at: world.now })
  Object.assign(row, { updated: world.now }, set)
}

/** A freed time of a doctor is noted while somebody waits at the clinic. */
export function noteFreed(world: World, { doctor, clinic, start, end }: Hours): void {
  if (world.wishes.some((each) => !each.isOver && each.clinic === clinic))
    world.freed.push({ doctor, clinic, start, end })
}

export function moveTo(world: World, visit: number, to: Place & { doctor?: Doctor }, undo: number | null) {
  const row = world.visits[visit]
  if (row) noteFreed(world, row)
  change(world, visit, 'reschedule', to)
  mail(world, 'rescheduled', visit, undo)
}

type Move = OnVisit & { start: Minute; overrule: boolean; undoable: boolean }

export function move(world: World, { undoable, ...asked }: Move): Answer {
  const { actor, visit: index, start, overrule } = asked
  const visit = visitFor(world, asked)
  const { clinic, doctor, kind, patient } = visit
  const wanted = { actor, clinic, doctor, kind, patient, start, overrule, except: index }
  assertInWindow(world, wanted)
  assertPending(visit)
  assertInTime(world, visit, actor, overrule && isStaffAt(world, wanted))
  if (visit.start === start) return ok
  const place = takeTime(world, wanted, 'move')
  const isUndoable = undoable && standingOf(world, actor).clinic !== null
  const before = { ...visit }
  moveTo(world, index, place, isUndoable ? world.undos.length : null)
  const token = { actor, until: world.now + 10, isTaken: false, what: 'move' as const }
  if (isUndoable) world.undos.push({ ...token, visit: index, before, after: { ...visit } })
  return ok
}

export function cancel(world: World, { overrule, ...asked }: OnVisit & { overrule: boolean }): Answer {
  const { actor, visit: index } = asked
  const visit = visitFor(world, asked)
  if (visit.status === 'cancelled') return ok
  assertPending(visit)
  assertInTime(world, visit, actor, overrule)
  noteFreed(world, visit)
  // Everybody is told where somebody else acts for the patient: they may be who booked.
  const isAlone = actor === 'mum' || visit.patient !== 'kid' || !isGuarded(world)
  const isPatient = standingOf(world, actor).patient === visit.patient
  const wasMoved = world.changes.some((each) => each.visit === index && each.kind === 'reschedule')
  const isRegretted = isPatient && isAlone && world.now - (world.booked[index] ?? 0) <= 1 && !wasMoved
  change(world, index, 'cancel', { status: 'cancelled' })
  const booked = toldOf(world, visit).map((whom) => `booked ${index} ${visit.start} ${whom}`)
  if (isRegretted) world.mails = world.mails.filter(({ key }) => !booked.includes(key))
  else mail(world, 'cancelled', index)
  return ok
}

/** Completes a visit, or marks it as not attended; its doctor may take that back on the same day. */
export function close(world: World, asked: OnVisit & { status: 'completed' | 'no-show' }): Answer {
  const { actor, visit: index, status } = asked
  const visit = visitFor(world, asked, true)
  if (visit.status !== status) {
    assertPending(visit)
    change(world, index, status === 'completed' ? 'complete' : 'no-show', { status })
  }
  const last = world.changes.findLastIndex((each) => each.visit === index)
  const token = { actor, until: 0, isTaken: false, what: 'close' as const, visit: index, change: last }
  if (dayOf(world.changes[last]?.at ?? 0) === dayOf(world.now)) world.undos.push(token)
  return ok
}
