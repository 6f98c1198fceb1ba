import type { Caller } from '../../policy/caller.ts'
import type { SecretEnv } from '../../ports/secrets.ts'
import { joinPath } from '../notifications/visit-link-token.ts'
import type { AppointmentDetailRecord } from './queries.ts'
import type { AppointmentRecord, RoomColumns } from './record.ts'
import { joinUrlOf } from './video-room.ts'

/** The link of a visit by video that calendar files carry in place of its room. */
export function wayIn(env: SecretEnv, { patientId, doctorId }: Caller, record: AppointmentDetailRecord) {
  const isInvited = patientId === record.patientId || doctorId === record.doctorId
  if (record.where !== 'video' || !isInvited) return {}
  const { id: appointmentId, start, linkVersion: version } = record
  return { joinPath: joinPath(env, { appointmentId, startAt: start.getTime(), version }) }
}

/** The room of a visit by video, for its patient and its doctor; visits of a clinic's list have none. */
export function joining(record: AppointmentRecord & Partial<RoomColumns>, caller: Caller, now: Date) {
  const { room = null, videoUrl = null, patientId, doctorId } = record
  const isInvited = caller.patientId === patientId || caller.doctorId === doctorId
  return { joinUrl: isInvited ? joinUrlOf({ ...record, room, videoUrl }, now) : null }
}
