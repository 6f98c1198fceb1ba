import { isTaken } from './taking.ts'
import * as times from './times.ts'
import { assertPending, change, noteFreed, visitFor } from './visits.ts'
import { type Actor, type Answer, conflict, day, notFound, overlap, type World } from './world.ts'

const ok: Answer = { status: 200 }

/** Takes back what a token belongs to. */
export function undo(world: World, { undo: index }: { undo: number }): Answer {
  const token = world.undos[index]
  if (!token) throw notFound()
  const { visit, shift, change: closing, before, after } = token
  if (closing !== null && visit !== null) {
    const made = world.changes[closing]
    if (world.changes.findLastIndex((each) => each.visit === visit) !== closing || !made)
      throw conflict('The appointment has changed since')
    if (Math.floor(made.at / day) !== Math.floor(world.now / day))
      throw conflict('It can no longer be undone')
    change(world, visit, 'undo', { status: made.from })
    return ok
  }
  if (token.isTaken) throw conflict('It was taken back already')
  if (world.now >= token.until) throw conflict('The patients have been told')
  const builtOn = () => conflict('Something has changed since')
  if (visit !== null && before) {
    const row = world.visits[visit]
    if (!row || JSON.stringify(row) !== JSON.stringify(after)) throw builtOn()
    const back = { ...before, actor: token.actor, except: visit }
    const mine = { ...before }
    const others = times.standingVisits(world, visit)
    const isSeatTaken = others.some((each) => times.sameSession(each, mine) && each.seat === before.seat)
    const isRoomTaken = others.some(
      (each) =>
        before.room && each.room === before.room && overlap(each, before) && !times.sameSession(each, mine),
    )
    if (isTaken(world, back, before, before.patient) || isSeatTaken || isRoomTaken) throw builtOn()
    noteFreed(world, row)
    Object.assign(row, before)
    world.changes.push({ visit, kind: 'undo', from: row.status, at: world.now })
  }
  if (shift !== null) {
    const row = world.shifts[shift]
    if (!row || world.shifts.some((each) => !each.isGone && each.doctor === row.doctor && overlap(each, row)))
      throw builtOn()
    row.isGone = false
    noteFreed(world, row)
  }
  world.mails = world.mails.filter((each) => each.undo !== index)
  token.isTaken = true
  return ok
}

/** Completes a visit, or marks it as not attended; its doctor may take that back on the same day. */
export function close(
  world: World,
  { actor, visit: index, status }: { actor: Actor; visit: number; status: 'completed' | 'no-show' },
): Answer {
  const visit = visitFor(world, actor, index, true)
  const kind = status === 'completed' ? 'complete' : 'no-show'
  if (visit.status !== status) {
    assertPending(visit)
    change(world, index, kind, { status })
  }
  const last = world.changes.findLastIndex((each) => each.visit === index)
  if (Math.floor((world.changes[last]?.at ?? 0) / day) === Math.floor(world.now / day))
    world.undos.push({
      actor,
      until: 0,
      isTaken: false,
      before: null,
      after: null,
      visit: index,
      shift: null,
      change: last,
    })
  return ok
}
