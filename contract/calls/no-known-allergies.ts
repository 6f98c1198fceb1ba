import { z } from 'zod'
import { plainDate } from '../common.ts'
import { allergiesAnswer, noKnownAllergies } from '../histories.ts'
import { calls } from './call.ts'

const answer = allergiesAnswer.extend({ noKnownAllergies: noKnownAllergies.nullable() })

/** That somebody was asked and has no known allergies, which is more than that none are on record. */
export const noKnownAllergiesCalls = calls('histories', {
  set: {
    method: 'PUT',
    path: '/histories/:id/no-known-allergies',
    action: 'history.edit',
    body: z.object({ asked: plainDate }),
    answer,
  },
  end: {
    method: 'DELETE',
    path: '/histories/:id/no-known-allergies',
    action: 'history.edit',
    answer,
  },
})
