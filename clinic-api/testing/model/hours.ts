import { daysOf, standingVisits } from './times.ts'
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
  worksAt,
} from './world.ts'

const affected = (message: string) => new Refusal(409, 'appointments_affected', message)
const left = 'Pending appointments would be left outside the schedule'
const overlapping = () => new Refusal(409, 'shift_overlap', 'The doctor already has a schedule at that time')

const meets = (world: World, doctor: Doctor, time: Interval, except?: number) =>
  world.shifts.some(
    (each, index) => !each.isGone && each.doctor === doctor && index !== except && overlap(each, time),
  )

export function addShift(
  world: World,
  { doctor, clinic, start, end }: Interval & { doctor: Doctor; clinic: Clinic },
): Answer {
  if (!worksAt[doctor].includes(clinic)) throw notFound()
  if (meets(world, doctor, { start, end })) throw overlapping()
  world.shifts.push({ doctor, clinic, start, end, isGone: false })
  noteFreed(world, { doctor, clinic, start, end })
  return { status: 201 }
}

/** The shift, if it is of the actor or their clinic. */
function shiftFor(world: World, actor: Actor, index: number): Shift {
  const who = standingOf(world, actor)
  const shift = world.shifts[index]
  if (!shift || shift.isGone || who.clinic !== shift.clinic || (who.doctor && who.doctor !== shift.doctor))
    throw notFound()
  return shift
}

function pendingIn(world: World, { doctor, clinic, start, end }: Shift) {
  return standingVisits(world).filter(
    (each) =>
      each.status === 'pending' &&
      each.doctor === doctor &&
      each.clinic === clinic &&
      overlap(each, { start, end }),
  )
}

interface OnShift {
  actor: Actor
  shift: number
  force: boolean
}

export function changeShift(
  world: World,
  { actor, shift: index, force, start, end }: OnShift & Interval,
): Answer {
  const shift = shiftFor(world, actor, index)
  if (!force && pendingIn(world, shift).some((each) => each.start < start || each.end > end))
    throw affected(left)
  if (meets(world, shift.doctor, { start, end }, index)) throw overlapping()
  if (shift.start !== start || shift.end !== end) noteFreed(world, { ...shift, start, end })
  Object.assign(shift, { start, end })
  return { status: 200 }
}

export function deleteShift(world: World, { actor, shift: index, force }: OnShift): Answer {
  const shift = shiftFor(world, actor, index)
  if (!force && pendingIn(world, shift).length > 0) throw affected(left)
  shift.isGone = true
  const token = {
    actor,
    until: world.now + 10,
    isTaken: false,
    before: null,
    after: null,
    visit: null,
    change: null,
  }
  world.undos.push({ ...token, shift: index })
  return { status: 200 }
}

interface Away {
  clinic: Clinic
  doctor: Doctor | null
  on: number
  force: boolean
}

export function addDayOff(world: World, { clinic, doctor, on, force }: Away): Answer {
  if (doctor && !worksAt[doctor].includes(clinic)) throw notFound()
  const touched = standingVisits(world).filter(
    (each) =>
      each.status === 'pending' &&
      each.clinic === clinic &&
      each.start > world.now &&
      (doctor === null || each.doctor === doctor) &&
      overlap(each, daysOf(on)),
  )
  if (!force && touched.length > 0) throw affected('Patients have pending appointments on these days')
  if (
    world.daysOff.some(
      (each) => !each.isGone && each.clinic === clinic && each.doctor === doctor && each.on === on,
    )
  )
    throw conflict('These days are off already')
  world.daysOff.push({ clinic, doctor, room: null, on, isGone: false })
  return { status: 201 }
}

export function removeDayOff(world: World, { dayOff: index }: { dayOff: number }): Answer {
  const row = world.daysOff[index]
  if (!row || row.isGone) throw notFound()
  row.isGone = true
  for (const doctor of ['dr-one', 'dr-two'] as const)
    if (worksAt[doctor].includes(row.clinic) && (row.doctor === null || row.doctor === doctor))
      noteFreed(world, { doctor, clinic: row.clinic, ...daysOf(row.on) })
  return { status: 200 }
}
