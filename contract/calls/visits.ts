import { z } from 'zod'
import { appointment } from '../appointments.ts'
import { messageAnswer } from '../common.ts'
import { resolved, resolveInput, resolveOptions, resolveOptionsInput } from '../resolve.ts'
import { calls } from './call.ts'

/** Decides what happens to visits that lose their hours. */
export const visitCalls = calls('appointments', {
  resolve: {
    method: 'POST',
    path: '/visits/resolve',
    action: 'workshift.write',
    body: resolveInput,
    answer: resolved,
  },
  resolveOptions: {
    method: 'POST',
    path: '/visits/resolve/options',
    action: 'workshift.write',
    body: resolveOptionsInput,
    answer: resolveOptions,
  },
  /** Takes back whatever was answered with the token. */
  undo: {
    method: 'POST',
    path: '/undo/:token',
    action: 'write.undo',
    answer: z.union([appointment, messageAnswer]),
  },
})
