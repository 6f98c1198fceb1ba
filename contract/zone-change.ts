import { z } from 'zod'
import './common.ts'

/** The effect of another time zone on a clinic's coming visits, hours and days off. */
export const zoneChange = z.object({
  from: z.string(),
  to: z.string(),
  /** Pending appointments: each keeps its instant, so the clock shows another time. */
  visits: z.number().int(),
  /** Those of them that would be outside of the working hours. */
  outside: z.number().int(),
  /** Working hours and days off, which stay on the wall clock. */
  shifts: z.number().int(),
  series: z.number().int(),
  daysOff: z.number().int(),
  /** The same while nothing of this has changed; the write that confirms it sends it back. */
  version: z.string(),
})

export type ZoneChange = z.infer<typeof zoneChange>
