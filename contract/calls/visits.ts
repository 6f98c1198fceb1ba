import { z } from 'zod'
import { appointment } from '../appointments.ts'
import { messageAnswer } from '../common.ts'
import { resolved, resolveInput, resolveOptions, resolveOptionsInput } from '../resolve.ts'
import { calls, POST } from './call.ts'

/** Decides what happens to visits that lose their hours. */
export const visitCalls = calls('appointments', {
  resolve: POST('/visits/resolve', 'workshift.write', { body: resolveInput, answer: resolved }),
  resolveOptions: POST('/visits/resolve/options', 'workshift.write', {
    body: resolveOptionsInput,
    answer: resolveOptions,
  }),
  /** Takes back whatever was answered with the token. */
  undo: POST('/undo/:token', 'write.undo', { answer: z.union([appointment, messageAnswer]) }),
})
