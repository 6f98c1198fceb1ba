import { isMet } from './hours.ts'
import { isTaken } from './taking.ts'
import { sameSession, standingVisits } from './times.ts'
import { change, noteFreed } from './visits.ts'
import { type Answer, conflict, dayOf, notFound, overlap, type Undo, type World } from './world.ts'

const builtOn = () => conflict('Something has changed since')

/** Takes back what a token belongs to. */
export function undo(world: World, { undo: index }: { undo: number }): Answer {
  const token = world.undos[index]
  if (!token) throw notFound()
  if (token.what === 'close') return reopen(world, token)
  if (token.isTaken) throw conflict('It was taken back already')
  if (world.now >= token.until) throw conflict('The patients have been told')
  if (token.what === 'move') moveBack(world, token)
  else restore(world, token)
  world.mails = world.mails.filter((each) => each.undo !== index)
  token.isTaken = true
  return { status: 200 }
}

type Token<What> = Extract<Undo, { what: What }>

function reopen(world: World, { visit, change: closing }: Token<'close'>): Answer {
  const made = world.changes[closing]
  if (world.changes.findLastIndex((each) => each.visit === visit) !== closing || !made)
    throw conflict('The appointment has changed since')
  if (dayOf(made.at) !== dayOf(world.now)) throw conflict('It can no longer be undone')
  change(world, visit, 'undo', { status: made.from })
  return { status: 200 }
}

function moveBack(world: World, { actor, visit, before, after }: Token<'move'>): void {
  const row = world.visits[visit]
  if (!row || JSON.stringify(row) !== JSON.stringify(after)) throw builtOn()
  const isInTheWay = standingVisits(world, visit).some((each) =>
    sameSession(each, before)
      ? each.seat === before.seat
      : before.room !== null && each.room === before.room && overlap(each, before),
  )
  if (isInTheWay || isTaken(world, { ...before, actor, except: visit }, before.patient)) throw builtOn()
  noteFreed(world, row)
  change(world, visit, 'undo', before)
}

function restore(world: World, { shift }: Token<'deletion'>): void {
  const row = world.shifts[shift]
  if (!row || isMet(world, row)) throw builtOn()
  row.isGone = false
  noteFreed(world, row)
}
