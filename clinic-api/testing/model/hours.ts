import { standingVisits } from './times.ts'
import { noteFreed } from './visits.ts'
import type { Actor, Answer, Clinic, Doctor, Hours, Interval, Shift, World } from './world.ts'
import { conflict, isAt, notFound, overlap, Refusal, standingOf, wholeDay } from './world.ts'

const affected = (message: string) => new Refusal(409, 'appointments_affected', message)
const left = 'Pending appointments would be left outside the schedule'

/** Whether the doctor has other hours at that time. */
export const isMet = ({ shifts }: World, { doctor, ...time }: Omit<Hours, 'clinic'>, except?: number) =>
  shifts.some(
    (each, index) => !each.isGone && each.doctor === doctor && index !== except && overlap(each, time),
  )

function assertAlone(world: World, hours: Omit<Hours, 'clinic'>, except?: number): void {
  if (isMet(world, hours, except))
    throw new Refusal(409, 'shift_overlap', 'The doctor already has a schedule at that time')
}

export function addShift(world: World, { doctor, clinic, start, end }: Hours): Answer {
  const hours = { doctor, clinic, start, end }
  if (!isAt(doctor, clinic)) throw notFound()
  assertAlone(world, hours)
  world.shifts.push({ ...hours, isGone: false })
  noteFreed(world, hours)
  return { status: 201 }
}

type OnShift = { actor: Actor; shift: number; force: boolean }

/** The shift, if it is of the actor or their clinic. */
function shiftFor(world: World, { actor, shift: index }: OnShift): Shift {
  const who = standingOf(world, actor)
  const shift = world.shifts[index]
  if (!shift || shift.isGone || who.clinic !== shift.clinic || (who.doctor ?? shift.doctor) !== shift.doctor)
    throw notFound()
  return shift
}

type Where = Interval & { clinic: Clinic; doctor: Doctor | null }

const pendingIn = (world: World, { clinic, doctor, ...time }: Where) =>
  standingVisits(world)
    .filter((each) => each.status === 'pending' && each.clinic === clinic && overlap(each, time))
    .filter((each) => (doctor ?? each.doctor) === each.doctor)

export function changeShift(world: World, asked: OnShift & Interval): Answer {
  const { start, end } = asked
  const shift = shiftFor(world, asked)
  const isOutside = (each: Interval) => each.start < start || each.end > end
  if (!asked.force && pendingIn(world, shift).some(isOutside)) throw affected(left)
  assertAlone(world, { ...shift, start, end }, asked.shift)
  if (shift.start !== start || shift.end !== end) noteFreed(world, { ...shift, start, end })
  Object.assign(shift, { start, end })
  return { status: 200 }
}

export function deleteShift(world: World, asked: OnShift): Answer {
  const { actor, shift: index } = asked
  const shift = shiftFor(world, asked)
  if (!asked.force && pendingIn(world, shift).length > 0) throw affected(left)
  shift.isGone = true
  world.undos.push({ actor, until: world.now + 10, isTaken: false, what: 'deletion', shift: index })
  return { status: 200 }
}

type Away = { clinic: Clinic; doctor: Doctor | null; on: number }

export function addDayOff(world: World, { force, ...away }: Away & { force: boolean }): Answer {
  const { clinic, doctor, on } = away
  const touched = pendingIn(world, { clinic, doctor, ...wholeDay(on) }).filter(
    (each) => each.start > world.now,
  )
  if (!force && touched.length > 0) throw affected('Patients have pending appointments on these days')
  const isSame = (each: World['daysOff'][number]) =>
    !each.isGone && each.clinic === clinic && each.doctor === doctor && each.on === on
  if (world.daysOff.some(isSame)) throw conflict('These days are off already')
  world.daysOff.push({ clinic, doctor, on, isGone: false })
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
