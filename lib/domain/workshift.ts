import { minuteMs } from '#contract/durations'
import type { Workshift as WireWorkshift } from '#contract/workshifts'

/** A stretch in which a doctor sees patients. `start` and `end` are ISO instants. */
export interface Workshift {
  id: string
  doctorId: string
  clinicId: string
  start: string
  end: string
  /** The id of the weekly hours that made it. */
  seriesId?: string | null | undefined
  /** Where that is not the clinic that the viewer works in. */
  clinicName?: string | undefined
}

/** ISO instant at which a shift that begins at `start` ends; `duration` in minutes. */
function endOfShift(start: string, duration: number): string {
  return new Date(Date.parse(start) + duration * minuteMs).toISOString()
}

export function workshiftFromWire({
  startDate,
  duration,
  seriesId,
  clinicName,
  ...wire
}: WireWorkshift): Workshift {
  return {
    ...wire,
    start: startDate,
    end: endOfShift(startDate, duration),
    ...(seriesId && { seriesId }),
    ...(clinicName !== undefined && { clinicName }),
  }
}
