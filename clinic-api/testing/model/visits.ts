import * as answers from './answers.ts'
import { type Answer, made, refuse } from './answers.ts'
import { isMet, noteFreed } from './hours.ts'
import * as times from './times.ts'
import type { Asked, Patient, Visit, World } from './world.ts'
import { at, dayOf, isAt, isDoctor, isStaffAt, kinds, overlap, patientOf, serves } from './world.ts'

type Time = Asked<'actor' | 'clinic' | 'doctor' | 'kind' | 'start'>
type Booking = Time & times.Except & { patient: Patient; overrule?: boolean }
type OnVisit = Asked<'actor' | 'visit'>

/** Somebody books for a patient of their own, or one who is known at their clinic. */
export function mayBook(world: World, asked: Asked<'actor' | 'patient' | 'clinic' | 'doctor'>): undefined {
  const { actor, patient, clinic } = asked
  const hasVisit = world.visits.some((each) => each.patient === patient && each.clinic === clinic)
  const isKnown = (clinic === 'a' && patient !== 'ben') || hasVisit
  if (patientOf(world, actor) === patient) return
  refuse(!isStaffAt(actor, 'a') && !isStaffAt(actor, 'b'), answers.forbidden)
  refuse(!serves(actor, asked) || !isKnown, answers.notFound)
}

/** The clinic has the kind, this doctor sees such patients, and this person may book it. */
export function mayHave({ visits }: World, { actor, clinic, doctor, kind, patient }: times.Choice) {
  const { online, newPatients } = kinds[kind]
  const isStaff = isStaffAt(actor, clinic)
  const seen = visits.filter((each) => each.status === 'completed' && each.clinic === clinic)
  const isNew = patient && !seen.some((each) => each.patient === patient)
  const isHere = kind === 'plain' || (clinic === 'a' && isAt(doctor, clinic) && (online || isStaff))
  const forKnown = answers.invalid('This appointment type is for patients who have been here before')
  refuse(!isHere, answers.invalid('This appointment type cannot be booked here'))
  refuse(!newPatients && !isStaff && isNew, forKnown)
}

export function book(world: World, asked: Booking): Answer {
  mayBook(world, asked)
  mayHave(world, asked)
  times.inWindow(world, asked)
  return bookAt(world, asked)
}

export function bookAt(world: World, booking: Booking): Answer {
  const { patient, clinic, doctor, kind } = booking
  const place = times.placeAt(world, booking, 'book')
  const time = { booked: world.now, updated: world.now }
  world.visits.push({ ...place, patient, clinic, doctor, kind, status: 'pending', ...time })
  mail(world, 'booked', world.visits.length - 1)
  return made
}

/** Keeps a time for five minutes; asked again, for five more, once. */
export function hold(world: World, asked: Time): Answer {
  const { actor, doctor, kind, start } = asked
  const wanted = { ...asked, patient: patientOf(world, actor) }
  mayHave(world, { ...asked, patient: null })
  times.inWindow(world, wanted)
  const place = times.placeAt(world, wanted, 'hold')
  const present = world.holds.find((each) => each.actor === actor && !each.isGone)
  const isSame = present?.doctor === doctor && present.start === start && present.until > world.now
  if (isSame && present.isExtended) return { ...made, until: present.until }
  const until = world.now + 5
  const row = { ...place, actor, doctor, kind, until, isExtended: isSame, isGone: false }
  if (present) Object.assign(present, isSame ? row : { isGone: true })
  if (!isSame) world.holds.push(row)
  return { ...made, until }
}

export function release({ holds }: World, { hold: index }: Asked<'hold'>): undefined {
  refuse(at(holds, index).isGone, answers.notFound)
  at(holds, index).isGone = true
}

/** The free times of a day. */
export function look(world: World, asked: Omit<Time, 'start'> & Asked<'on'>): Answer {
  mayHave(world, { ...asked, patient: patientOf(world, asked.actor) })
  refuse(!isAt(asked.doctor, asked.clinic), answers.notFound)
  const free = times.freeTimes(world, { ...asked, patient: null })
  return { status: 200, times: free.filter((each) => dayOf(each) === asked.on) }
}

/** The visit, if somebody may change it. */
function mine(world: World, { actor, visit }: OnVisit): Visit {
  const row = at(world.visits, visit)
  refuse(!serves(actor, row) && patientOf(world, actor) !== row.patient, answers.notFound)
  return row
}

const isClosed = answers.refusal(409, 'status_conflict')
export const mustBeOpen = ({ status }: Visit) =>
  refuse(status !== 'pending', isClosed(`The appointment is already ${status}`))

/** It may be too late to move or cancel a visit. */
function mustBeEarly(world: World, { actor, visit, overrule }: OnVisit & Asked<'overrule'>): undefined {
  const { start, kind, patient } = at(world.visits, visit)
  const isPatient = patientOf(world, actor) === patient
  const { cancelHours } = kinds[kind]
  const isLate = start > world.now && start - cancelHours * 60 < world.now && (isPatient || !overrule)
  const late = `Too late: it can be moved or cancelled up to ${cancelHours} hours before`
  refuse(isPatient && start <= world.now, answers.started)
  refuse(isLate, answers.againstRules(late))
}

/** Guardians receive the same mails as the child. */
const readersOf = (world: World, { patient }: Visit) =>
  patient === 'kid' && patientOf(world, 'mum') ? ['kid', 'mum'] : [patient]

/** Mails every reader once. */
function mail(world: World, kind: string, visit: number, undo: number | null = null): undefined {
  const row = at(world.visits, visit)
  const when = kind === 'rescheduled' ? `${row.start} ${world.now}` : row.start
  const keys = readersOf(world, row).map((reader) => `${kind} ${visit} ${when} ${reader}`)
  const sent = world.mails.map(({ key }) => key)
  world.mails.push(...keys.filter((key) => !sent.includes(key)).map((key) => ({ key, undo })))
}

function change(world: World, visit: number, kind: string, set: Partial<Visit>): undefined {
  const row = at(world.visits, visit)
  world.changes.push({ visit, kind, from: row.status, at: world.now })
  Object.assign(row, { updated: world.now }, set)
}

export function moveTo(world: World, visit: number, to: Partial<Visit>, undo: number | null): undefined {
  noteFreed(world, at(world.visits, visit))
  change(world, visit, 'move', to)
  mail(world, 'rescheduled', visit, undo)
}

export function move(world: World, asked: OnVisit & Asked<'start' | 'overrule' | 'undoable'>): undefined {
  const { actor, visit, start, overrule } = asked
  const before = { ...mine(world, asked) }
  const wanted = { ...before, actor, start, overrule, except: visit }
  times.inWindow(world, wanted)
  mustBeOpen(before)
  mustBeEarly(world, asked)
  if (before.start === start) return
  const place = times.placeAt(world, wanted, 'move')
  const isUndoable = asked.undoable && serves(actor, before)
  moveTo(world, visit, place, isUndoable ? world.undos.length : null)
  const token = { actor, until: world.now + 10, isTaken: false, what: 'move' as const, visit, before }
  if (isUndoable) world.undos.push({ ...token, after: { ...at(world.visits, visit) } })
}

export function cancel(world: World, asked: OnVisit & Asked<'overrule'>): undefined {
  const { actor, visit } = asked
  const row = mine(world, asked)
  if (row.status === 'cancelled') return
  mustBeOpen(row)
  mustBeEarly(world, asked)
  noteFreed(world, row)
  // Patients who cancel within a minute get no mail at all, unless somebody else may have booked.
  const isOwn =
    patientOf(world, actor) === row.patient && (actor === 'mum' || readersOf(world, row).length === 1)
  const wasMoved = world.changes.some((each) => each.visit === visit && each.kind === 'move')
  const booked = readersOf(world, row).map((reader) => `booked ${visit} ${row.start} ${reader}`)
  change(world, visit, 'cancel', { status: 'cancelled' })
  if (isOwn && !wasMoved && world.now - row.booked <= 1)
    world.mails = world.mails.filter(({ key }) => !booked.includes(key))
  else mail(world, 'cancelled', visit)
}

const lastOf = ({ changes }: World, visit: number) => changes.findLastIndex((each) => each.visit === visit)

/** Completes a visit, or marks it as missed; its doctor may take that back on the same day. */
export function close(world: World, asked: OnVisit & Asked<'status'>): undefined {
  const { actor, visit, status } = asked
  refuse(!isDoctor(actor), answers.forbidden)
  const row = mine(world, asked)
  if (row.status !== status) mustBeOpen(row)
  if (row.status !== status) change(world, visit, 'close', { status })
  const last = lastOf(world, visit)
  const token = { actor, until: 0, isTaken: false, what: 'close' as const, visit, change: last }
  if (dayOf(at(world.changes, last).at) === dayOf(world.now)) world.undos.push(token)
}

export function undo(world: World, { undo: index }: Asked<'undo'>): undefined {
  const token = at(world.undos, index)
  if (token.what === 'close') {
    const { at: closed, from } = at(world.changes, token.change)
    const isLast = lastOf(world, token.visit) === token.change
    refuse(!isLast, answers.conflict('The appointment has changed since'))
    refuse(dayOf(closed) !== dayOf(world.now), answers.conflict('It can no longer be undone'))
    return change(world, token.visit, 'undo', { status: from })
  }
  refuse(token.isTaken, answers.conflict('It was taken back already'))
  refuse(world.now >= token.until, answers.conflict('The patients have been told'))
  token.isTaken = true
  world.mails = world.mails.filter((each) => each.undo !== index)
  const row = token.what === 'move' ? at(world.visits, token.visit) : at(world.shifts, token.shift)
  refuse(
    token.what === 'move' ? isBuiltOn(world, token) : isMet(world, row),
    answers.conflict('Something has changed since'),
  )
  noteFreed(world, row)
  if (token.what === 'move') change(world, token.visit, 'undo', token.before)
  else Object.assign(row, { isGone: false })
}

/** Whether a visit has changed since it was moved, or its time before that is no longer free. */
function isBuiltOn(world: World, { visit, before, after }: { visit: number; before: Visit; after: Visit }) {
  const isInTheWay = (each: Visit) =>
    each.patient === before.patient ||
    (times.sameSession(each, before)
      ? each.seat === before.seat
      : each.doctor === before.doctor || (each.room !== null && each.room === before.room))
  const others = times.visitsBut(world, visit).filter((each) => overlap(each, before))
  return others.some(isInTheWay) || JSON.stringify(at(world.visits, visit)) !== JSON.stringify(after)
}

/** Somebody ends mum's guardianship of the kid. */
export function endGuardian(world: World, { actor }: Asked<'actor'>): undefined {
  const isStranger = actor === 'ana' || (actor === 'mum' && patientOf(world, actor) === null)
  refuse(isStranger || world.isMumGone, answers.notFound)
  world.isMumGone = true
}
