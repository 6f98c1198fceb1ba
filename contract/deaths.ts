import { z } from 'zod'
import { plainDate } from './common.ts'
import { patient } from './patients.ts'

/** The day on which somebody died. */
export const deathInput = z.object({ on: plainDate })

/** The patient, and how much of what had ended with the recorded death is back. */
export const deathTakenBack = patient.extend({
  restored: z.object({
    visits: z.number().int(),
    /** Appointments ahead whose time is no longer free. */
    lostVisits: z.number().int(),
    wishes: z.number().int(),
    /** Whether the account opens again. */
    account: z.boolean(),
  }),
})
