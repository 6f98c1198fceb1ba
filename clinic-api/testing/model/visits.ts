import { answers, type Details, refuse } from './answers.ts'
import { allowUndo, end, isMet, noteFreed } from './hours.ts'
import * as times from './times.ts'
import type { Actor, Asked, Move, Patient, Place, Visit, World } from './world.ts'
import { at, dayOf, isAt, isDoctor, isStaffAt, kinds, overlap, patientOf, serves } from './world.ts'

type Booking = times.Wanted & Asked<'actor' | 'patient'>
type OnVisit = Asked<'actor' | 'visit'>

/** Somebody books for a patient of their own, or one who is known at their clinic. */
export function mayBook(world: World, asked: Place & Asked<'actor' | 'patient'>): undefined {
  const { actor, patient, clinic } = asked
  const isKnown = (clinic === 'a' && patient !== 'ben') || times.visitsOf(world, asked).length > 0
  if (patientOf(world, actor) === patient) return
  refuse(!isStaffAt(actor, 'a') && !isStaffAt(actor, 'b') && answers.forbidden)
  refuse((!serves(actor, asked) || !isKnown) && answers.notFound)
}

/** The clinic has the kind, and this person may book it. */
export function mayHave(world: World, asked: Omit<times.Wanted, 'doctor' | 'start'>): undefined {
  const { actor, clinic, kind, patient } = asked
  const isStaff = isStaffAt(actor, clinic)
  const isNew = patient && times.visitsOf(world, asked).every(({ status }) => status !== 'completed')
  const isHere = kind === 'plain' || (clinic === 'a' && (kinds[kind].online || isStaff))
  const forKnown = answers.invalid('This appointment type is for patients who have been here before')
  refuse(!isHere && answers.invalid('This appointment type cannot be booked here'))
  refuse(!kinds[kind].newPatients && !isStaff && isNew && forKnown)
}

export function book(world: World, asked: Booking): undefined {
  mayBook(world, asked)
  mayHave(world, asked)
  refuse(times.windowFault(world, asked))
  bookAt(world, asked)
}

export function bookAt(world: World, booking: Booking): undefined {
  const { patient, clinic, doctor } = booking
  const place = times.placeAt(world, booking, 'book')
  const dates = { regret: world.now + 1, updated: world.now }
  world.visits.push({ ...place, patient, clinic, doctor, status: 'pending', ...dates })
  mail(world, 'booked', world.visits.length - 1)
}

/** Keeps a time for five minutes; asked again, for five more, once. */
export function hold(world: World, asked: Asked<'actor' | 'clinic' | 'doctor' | 'kind' | 'start'>): Details {
  const { actor, doctor, start } = asked
  const wanted = { ...asked, patient: patientOf(world, actor) }
  mayHave(world, { ...asked, patient: null })
  refuse(times.windowFault(world, wanted))
  const place = times.placeAt(world, wanted, 'hold')
  const present = world.holds.find((each) => each.actor === actor && !each.isGone)
  const isSame = present?.doctor === doctor && present.start === start && present.until > world.now
  if (isSame && present.isExtended) return { until: present.until }
  const until = world.now + 5
  const row = { ...place, actor, doctor, until, isExtended: isSame, isGone: false }
  if (present) Object.assign(present, isSame ? row : { isGone: true })
  if (!isSame) world.holds.push(row)
  return { until }
}

export const release = ({ holds }: World, { hold: index }: Asked<'hold'>) => end(at(holds, index))

/** The free times of a day. */
export function look(world: World, asked: Asked<'actor' | 'clinic' | 'doctor' | 'kind' | 'on'>): Details {
  mayHave(world, { ...asked, patient: patientOf(world, asked.actor) })
  refuse(!isAt(asked.doctor, asked.clinic) && answers.notFound)
  const free = () => times.freeTimes(world, { ...asked, patient: null })
  return { times: () => free().filter((each) => dayOf(each) === asked.on) }
}

/** The visit or the wish of a patient, if somebody may change it. */
export function mine<Row extends Place & { patient: Patient }>(world: World, actor: Actor, row: Row): Row {
  refuse(!serves(actor, row) && patientOf(world, actor) !== row.patient && answers.notFound)
  return row
}

/** Whatever is no visit is open, too. */
export const mustBeOpen = ({ status = 'pending' }: Partial<Visit> = {}) =>
  refuse(status !== 'pending' && answers.closed(`The appointment is already ${status}`))

/** It may be too late to move or cancel a visit. */
function mustBeMovable(world: World, { actor, visit, overrule }: OnVisit & Asked<'overrule'>): undefined {
  mustBeOpen(at(world.visits, visit))
  const { start, kind, patient } = at(world.visits, visit)
  const isPatient = patientOf(world, actor) === patient
  const { cancelHours } = kinds[kind]
  const isLate = start > world.now && start - cancelHours * 60 < world.now && (isPatient || !overrule)
  const late = `Too late: it can be moved or cancelled up to ${cancelHours} hours before`
  refuse(isPatient && start <= world.now && answers.started)
  refuse(isLate && answers.againstRules(late))
}

/** Guardians receive the same mails as the child. */
const readersOf = (world: World, { patient }: Visit) =>
  patient === 'kid' && patientOf(world, 'mum') ? ['kid', 'mum'] : [patient]

/** Mails every reader once. */
function mail(world: World, kind: string, visit: number, undo: number | null = null): undefined {
  const row = at(world.visits, visit)
  const when = kind === 'rescheduled' ? `${row.start} ${world.now}` : row.start
  const keys = readersOf(world, row).map((reader) => `${kind} ${visit} ${when} ${reader}`)
  for (const key of keys) if (world.mails.every((each) => each.key !== key)) world.mails.push({ key, undo })
}

function change(world: World, visit: number, set: Partial<Visit>): undefined {
  world.changes.push(visit)
  Object.assign(at(world.visits, visit), { updated: world.now }, set)
}

export function moveTo(world: World, visit: number, to: Partial<Visit>, undo: number | null): undefined {
  noteFreed(world, at(world.visits, visit))
  change(world, visit, { ...to, regret: -1 })
  mail(world, 'rescheduled', visit, undo)
}

export function move(world: World, asked: OnVisit & Asked<'start' | 'overrule' | 'undoable'>): undefined {
  const { actor, visit, start, overrule } = asked
  const before = { ...mine(world, actor, at(world.visits, visit)) }
  const wanted = { ...before, actor, start, overrule, except: visit }
  refuse(times.windowFault(world, wanted))
  mustBeMovable(world, asked)
  if (before.start === start) return
  const place = times.placeAt(world, wanted, 'move')
  const isUndoable = asked.undoable && serves(actor, before)
  moveTo(world, visit, place, isUndoable ? world.undos.length : null)
  if (isUndoable) allowUndo(world, actor, { visit, before, after: { ...at(world.visits, visit) } })
}

export function cancel(world: World, asked: OnVisit & Asked<'overrule'>): undefined {
  const { actor, visit } = asked
  const row = mine(world, actor, at(world.visits, visit))
  if (row.status === 'cancelled') return
  mustBeMovable(world, asked)
  noteFreed(world, row)
  change(world, visit, { status: 'cancelled' })
  const readers = readersOf(world, row)
  const booked = readers.map((reader) => `booked ${visit} ${row.start} ${reader}`)
  // Patients who cancel within a minute get no mail at all, unless somebody else may have booked.
  if (readers.at(-1) === actor && world.now <= row.regret)
    world.mails = world.mails.filter(({ key }) => !booked.includes(key))
  else mail(world, 'cancelled', visit)
}

/** Completes a visit, or marks it as missed; its doctor may take that back on the same day. */
export function close(world: World, { actor, visit, status }: OnVisit & Asked<'status'>): undefined {
  refuse(!isDoctor(actor) && answers.forbidden)
  const row = mine(world, actor, at(world.visits, visit))
  if (row.status !== status) mustBeOpen(row)
  if (row.status !== status) change(world, visit, { status })
  const isToday = dayOf(row.updated) === dayOf(world.now)
  if (isToday) world.closings.push({ actor, visit, change: world.changes.lastIndexOf(visit) })
}

export function reopen(world: World, { closing }: Asked<'closing'>): undefined {
  const { visit, change: index } = at(world.closings, closing)
  const { updated } = at(world.visits, visit)
  refuse(world.changes.lastIndexOf(visit) !== index && answers.conflict('The appointment has changed since'))
  refuse(dayOf(updated) !== dayOf(world.now) && answers.conflict('It can no longer be undone'))
  change(world, visit, { status: 'pending' })
}

/** Takes back a move or the deletion of a shift; mails about it are not sent. */
export function undo(world: World, { undo: index }: Asked<'undo'>): undefined {
  const token = at(world.undos, index)
  refuse(token.isTaken && answers.conflict('It was taken back already'))
  refuse(world.now >= token.until && answers.conflict('The patients have been told'))
  token.isTaken = true
  world.mails = world.mails.filter((each) => each.undo !== index)
  const isMove = 'before' in token
  const row = isMove ? at(world.visits, token.visit) : at(world.shifts, token.shift)
  const isChanged = isMove ? isBuiltOn(world, token) : isMet(world, row)
  refuse(isChanged && answers.conflict('Something has changed since'))
  noteFreed(world, row)
  if (isMove) change(world, token.visit, { ...token.before, regret: -1 })
  else Object.assign(row, { isGone: false })
}

/** Whether a visit has changed since it was moved, or its time before that is no longer free. */
function isBuiltOn(world: World, { visit, before, after }: Move) {
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
  refuse((isStranger || world.isMumGone) && answers.notFound)
  world.isMumGone = true
}
