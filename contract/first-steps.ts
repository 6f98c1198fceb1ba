import { z } from 'zod'
import './common.ts'
import { firstSteps } from './choices.ts'

/** The first steps that a new clinic has taken. */
export const firstStepsAnswer = z.object({ done: z.array(z.enum(firstSteps)), dismissed: z.boolean() })

export type FirstSteps = z.infer<typeof firstStepsAnswer>

export const dismissFirstStepsInput = z.object({ dismissed: z.literal(true) })
