import { z } from 'zod'
import { id } from './common.ts'

/** Null for a limit that there is none of. */
const used = z.object({ used: z.number(), limit: z.number().nullable() })

/** A clinic's use of the plan that it shares with its group, and of the storage that the operator allows. */
export const planUsage = z.object({
  planName: z.string(),
  /** The clinics that share the plan. */
  clinics: used.optional(),
  doctors: used,
  patients: used,
  /** Bytes of what the clinic's staff has stored. */
  storage: used,
  /** Add-ons of the plan that are paid for; the limits hold what they add. */
  addOns: z.array(z.object({ _id: id, name: z.string(), units: z.number().int() })),
  /** Each clinic of the group by name, the asked one included. The limits hold for each. */
  group: z
    .array(
      z.object({ _id: id, name: z.string(), doctors: z.number(), patients: z.number(), storage: z.number() }),
    )
    .optional(),
})

export type PlanUsage = z.infer<typeof planUsage>
