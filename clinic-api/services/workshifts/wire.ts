import { minuteMs } from '#contract/durations'
import type { Workshift } from '#contract/workshifts'
import type { WorkshiftRecord } from './queries.ts'

export function fromWireWorkshift({
  clinicId,
  startDate,
  duration,
}: Pick<Workshift, 'clinicId' | 'startDate' | 'duration'>) {
  const startAt = new Date(startDate)
  return { clinicId, startAt, endAt: new Date(startAt.getTime() + duration * minuteMs) }
}

export function toWireWorkshift({ startAt, endAt, ...shift }: WorkshiftRecord): Workshift {
  const { id, doctorId, clinicId, seriesId } = shift
  const duration = (endAt.getTime() - startAt.getTime()) / 60_000
  return { id, doctorId, clinicId, seriesId, startDate: startAt.toISOString(), duration }
}
