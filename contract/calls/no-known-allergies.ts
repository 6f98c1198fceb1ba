import { z } from 'zod'
import { plainDate } from '../common.ts'
import { allergiesAnswer, noKnownAllergies } from '../histories.ts'
import { calls, DELETE, PUT } from './call.ts'

const answer = allergiesAnswer.extend({ noKnownAllergies: noKnownAllergies.nullable() })

/** That somebody was asked and has no known allergies, which is more than that none are on record. */
export const noKnownAllergiesCalls = calls('histories', {
  set: PUT('/histories/:id/no-known-allergies', 'history.edit', {
    body: z.object({ asked: plainDate }),
    answer,
  }),
  end: DELETE('/histories/:id/no-known-allergies', 'history.edit', { answer }),
})
