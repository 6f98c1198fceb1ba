import { z } from 'zod'
import { instant } from './common.ts'

/** The language in which the file of a record opens; both are in it. */
export const recordQuery = z.object({ lang: z.enum(['en', 'es']).default('en') })

const resource = z.object({ resourceType: z.string() })

/** The part of a record's Bundle that is shown to somebody who opens the file. */
export const carriedBundle = z.object({
  resourceType: z.literal('Bundle'),
  timestamp: instant,
  entry: z.array(
    z.object({
      resource: resource.extend({
        name: z.union([z.string(), z.array(z.object({ text: z.string().optional() }))]).optional(),
      }),
    }),
  ),
})
