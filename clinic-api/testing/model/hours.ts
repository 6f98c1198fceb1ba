import * as answers from './answers.ts'
import { type Answer, made, refuse } from './answers.ts'
import { visitsBut } from './times.ts'
import type { Asked, Doctor, Hours, Interval, Place, World } from './world.ts'
import { at, isAt, overlap, serves, wholeDay } from './world.ts'

/** A freed time is noted while somebody waits at the clinic. */
export function noteFreed({ wishes, freed }: World, { doctor, clinic, start, end }: Hours): undefined {
  if (wishes.some((each) => !each.isOver && each.clinic === clinic))
    freed.push({ doctor, clinic, start, end })
}

/** Whether the doctor has other hours at that time. */
export const isMet = ({ shifts }: World, hours: Interval & { doctor: Doctor }, but?: object) =>
  shifts.some((each) => !each.isGone && each !== but && each.doctor === hours.doctor && overlap(each, hours))

const pendingIn = (world: World, { clinic, doctor, ...time }: Place & Interval) =>
  visitsBut(world)
    .filter((each) => each.status === 'pending' && each.clinic === clinic && overlap(each, time))
    .filter((each) => (doctor ?? each.doctor) === each.doctor)
const left = answers.affected('Pending appointments would be left outside the schedule')

type OnShift = Asked<'actor' | 'shift' | 'force'> & { time: Interval | null }

export function addShift(world: World, { doctor, clinic, start, end }: Hours): Answer {
  const hours = { doctor, clinic, start, end }
  refuse(!isAt(doctor, clinic), answers.notFound)
  refuse(isMet(world, hours), answers.overlapping)
  world.shifts.push({ ...hours, isGone: false })
  noteFreed(world, hours)
  return made
}

/** Moves a shift, or deletes it when there is no time. */
export function setShift(world: World, { actor, shift, force, time }: OnShift): undefined {
  const row = at(world.shifts, shift)
  const isInside = (each: Interval) => time && each.start >= time.start && each.end <= time.end
  refuse(row.isGone || !serves(actor, row), answers.notFound)
  refuse(!force && !pendingIn(world, row).every(isInside), left)
  refuse(time && isMet(world, { ...row, ...time }, row), answers.overlapping)
  if (time && (row.start !== time.start || row.end !== time.end)) noteFreed(world, { ...row, ...time })
  const token = { actor, until: world.now + 10, isTaken: false, what: 'deletion' as const, shift }
  if (!time) world.undos.push(token)
  Object.assign(row, time ?? { isGone: true })
}

export function addDayOff(
  world: World,
  { clinic, doctor, on, force }: Place & Asked<'on' | 'force'>,
): Answer {
  const pending = pendingIn(world, { clinic, doctor, ...wholeDay(on) })
  const isSame = (each: World['daysOff'][0]) =>
    !each.isGone && each.clinic === clinic && each.on === on && each.doctor === doctor
  const message = 'Patients have pending appointments on these days'
  refuse(!force && pending.some(({ start }) => start > world.now), answers.affected(message))
  refuse(world.daysOff.some(isSame), answers.conflict('These days are off already'))
  world.daysOff.push({ clinic, doctor, on, isGone: false })
  return made
}

export function removeDayOff(world: World, { dayOff }: Asked<'dayOff'>): undefined {
  const { isGone, clinic, doctor, on } = at(world.daysOff, dayOff)
  refuse(isGone, answers.notFound)
  at(world.daysOff, dayOff).isGone = true
  for (const each of ['dr-one', 'dr-two'] as const)
    if (isAt(each, clinic) && (doctor ?? each) === each)
      noteFreed(world, { doctor: each, clinic, ...wholeDay(on) })
}
