import { isAt, standingVisits, wholeDay } from './times.ts'
import { noteFreed } from './visits.ts'
import {
  type Actor,
  type Answer,
  type Clinic,
  conflict,
  type Doctor,
  type Interval,
  notFound,
  overlap,
  Refusal,
  type Shift,
  standingOf,
  type World,
} from './world.ts'

const affected = (message: string) => new Refusal(409, 'appointments_affected', message)
const left = 'Pending appointments would be left outside the schedule'

function assertAlone(world: World, doctor: Doctor, time: Interval, except?: number): void {
  const isMet = (each: Shift, index: number) =>
    !each.isGone && each.doctor === doctor && index !== except && overlap(each, time)
  if (world.shifts.some(isMet))
    throw new Refusal(409, 'shift_overlap', 'The doctor already has a schedule at that time')
}

export function addShift(world: World, { doctor, clinic, start, end }: Omit<Shift, 'isGone'>): Answer {
  if (!isAt(doctor, clinic)) throw notFound()
  assertAlone(world, doctor, { start, end })
  world.shifts.push({ doctor, clinic, start, end, isGone: false })
  noteFreed(world, { doctor, clinic, start, end })
  return { status: 201 }
}

interface OnShift {
  actor: Actor
  shift: number
  force: boolean
}

/** The shift, if it is of the actor or their clinic. */
function shiftFor(world: World, { actor, shift: index }: OnShift): Shift {
  const who = standingOf(world, actor)
  const shift = world.shifts[index]
  if (!shift || shift.isGone || who.clinic !== shift.clinic || (who.doctor ?? shift.doctor) !== shift.doctor)
    throw notFound()
  return shift
}

const pendingIn = (
  world: World,
  time: Interval,
  { clinic, doctor }: { clinic: Clinic; doctor: Doctor | null },
) =>
  standingVisits(world).filter(
    (each) =>
      each.status === 'pending' &&
      (doctor ?? each.doctor) === each.doctor &&
      each.clinic === clinic &&
      overlap(each, time),
  )

export function changeShift(world: World, asked: OnShift & Interval): Answer {
  const { start, end } = asked
  const shift = shiftFor(world, asked)
  const isOutside = (each: Interval) => each.start < start || each.end > end
  if (!asked.force && pendingIn(world, shift, shift).some(isOutside)) throw affected(left)
  assertAlone(world, shift.doctor, { start, end }, asked.shift)
  if (shift.start !== start || shift.end !== end) noteFreed(world, { ...shift, start, end })
  Object.assign(shift, { start, end })
  return { status: 200 }
}

export function deleteShift(world: World, asked: OnShift): Answer {
  const { actor, shift: index } = asked
  const shift = shiftFor(world, asked)
  if (!asked.force && pendingIn(world, shift, shift).length > 0) throw affected(left)
  shift.isGone = true
  world.undos.push({ actor, until: world.now + 10, isTaken: false, what: 'deletion', shift: index })
  return { status: 200 }
}

interface Away {
  clinic: Clinic
  doctor: Doctor | null
  on: number
  force: boolean
}

export function addDayOff(world: World, { force, ...away }: Away): Answer {
  const { clinic, doctor, on } = away
  const touched = pendingIn(world, wholeDay(on), away).filter((each) => each.start > world.now)
  if (!force && touched.length > 0) throw affected('Patients have pending appointments on these days')
  const isSame = (each: World['daysOff'][number]) =>
    !each.isGone && each.clinic === clinic && each.doctor === doctor && each.on === on
  if (world.daysOff.some(isSame)) throw conflict('These days are off already')
  world.daysOff.push({ ...away, isGone: false })
  return { status: 201 }
}

export function removeDayOff(world: World, { dayOff: index }: { dayOff: number }): Answer {
  const row = world.daysOff[index]
  if (!row || row.isGone) throw notFound()
  row.isGone = true
  for (const doctor of ['dr-one', 'dr-two'] as const)
    if (isAt(doctor, row.clinic) && (row.doctor ?? doctor) === doctor)
      noteFreed(world, { doctor, clinic: row.clinic, ...wholeDay(row.on) })
  return { status: 200 }
}
