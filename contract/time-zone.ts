import { z } from 'zod'
import { isTimeZone } from './zone.ts'

/** An IANA zone. */
export const timeZone = z.string().max(64).refine(isTimeZone, 'Unknown time zone')
