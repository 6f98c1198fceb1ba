import { answers, refuse } from './answers.ts'
import type { Actor, Asked, Doctor, Hours, Interval, Move, Place, World } from './world.ts'
import { at, isWithin, overlap, serves, wholeDay } from './world.ts'

/** Ends what has not ended yet. */
export function end(row: { isGone: boolean }): undefined {
  refuse(row.isGone && answers.notFound)
  row.isGone = true
}

/** A freed time is noted while somebody waits. */
export function noteFreed({ wishes, freed }: World, { clinic, doctor, start, end }: Hours): undefined {
  if (clinic === 'a' && wishes.some((each) => !each.isGone)) freed.push({ doctor, start, end })
}

/** Somebody can take it back for ten minutes. */
export const allowUndo = ({ undos, now }: World, actor: Actor, done: Move | { shift: number }) =>
  undos.push({ actor, until: now + 10, isTaken: false, ...done })

/** Whether the doctor has other hours at that time. */
export const isMet = ({ shifts }: World, hours: Hours, but?: object) =>
  shifts.some((each) => !each.isGone && each !== but && each.doctor === hours.doctor && overlap(each, hours))

const pendingIn = ({ visits }: World, { clinic, doctor, ...time }: Place & Interval) =>
  visits
    .filter((each) => each.status === 'pending' && each.clinic === clinic && overlap(each, time))
    .filter((each) => (doctor ?? each.doctor) === each.doctor)
const left = answers.affected('Pending appointments would be left outside the schedule')
const onDays = answers.affected('Patients have pending appointments on these days')

export function addShift(world: World, hours: Hours): undefined {
  refuse(isMet(world, hours) && answers.overlapping)
  world.shifts.push({ ...hours, isGone: false })
  noteFreed(world, hours)
}

type OnShift = Asked<'actor' | 'shift' | 'force'> & { time: Interval | null }

/** Moves a shift, or deletes it when there is no time. */
export function setShift(world: World, { actor, shift, force, time }: OnShift): undefined {
  const row = at(world.shifts, shift)
  refuse((row.isGone || !serves(actor, row)) && answers.notFound)
  refuse(!force && !pendingIn(world, row).every((each) => time && isWithin(each, time)) && left)
  refuse(time && isMet(world, { ...row, ...time }, row) && answers.overlapping)
  if (time && (row.start !== time.start || row.end !== time.end)) noteFreed(world, { ...row, ...time })
  if (!time) allowUndo(world, actor, { shift })
  Object.assign(row, time ?? { isGone: true })
}

type DayOff = Asked<'on' | 'force'> & { doctor: Doctor | null }

export function addDayOff(world: World, { doctor, on, force }: DayOff): undefined {
  const pending = pendingIn(world, { clinic: 'a', doctor, ...wholeDay(on) })
  const isSame = (each: World['daysOff'][0]) => !each.isGone && each.on === on && each.doctor === doctor
  refuse(!force && pending.some(({ start }) => start > world.now) && onDays)
  refuse(world.daysOff.some(isSame) && answers.conflict('These days are off already'))
  world.daysOff.push({ doctor, on, isGone: false })
}

export function removeDayOff(world: World, { dayOff }: Asked<'dayOff'>): undefined {
  const row = at(world.daysOff, dayOff)
  end(row)
  const doctors: Doctor[] = row.doctor ? [row.doctor] : ['dr-one', 'dr-two']
  for (const doctor of doctors) noteFreed(world, { clinic: 'a', doctor, ...wholeDay(row.on) })
}
