import { randomBytes } from 'node:crypto'
import { minuteMs } from '#contract/durations'
import type { AppointmentRecord, RoomColumns } from './record.ts'

const opensBefore = 10 * minuteMs
/** Visits overrun. */
const closesAfter = 60 * minuteMs

/** A room that nobody guesses. */
export function newRoom(): string {
  return randomBytes(15).toString('base64url')
}

type Visit = RoomColumns & Pick<AppointmentRecord, 'where' | 'status' | 'start' | 'end'>

export const opensAt = ({ start }: Pick<Visit, 'start'>) => new Date(start.getTime() - opensBefore)

/** The address of the room of a visit by video, while it is open; null otherwise. */
export function joinUrlOf(visit: Visit, now: Date): string | null {
  const { where, status, room, videoUrl, end } = visit
  if (where !== 'video' || status !== 'pending' || !videoUrl) return null
  const isOpen = now >= opensAt(visit) && now.getTime() < end.getTime() + closesAfter
  return isOpen ? videoUrl.replaceAll('{visit}', room ?? '') : null
}

/** Whether nobody meets in the room any more. */
export function isRoomClosed({ where, status, end }: Visit, now: Date): boolean {
  return where !== 'video' || status !== 'pending' || now.getTime() >= end.getTime() + closesAfter
}
