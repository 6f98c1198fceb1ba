import { passOn, passOnUpload } from '@/lib/bff/pass-on'
import { ask, type Sent } from './browser'

/** Writes by a call that is passed on, as a page of ours does. */
export const askCall = (name: string, sent: Sent = {}) =>
  ask((request) => passOn(request, { params: Promise.resolve({ name }) }), sent)

/** Sends a file by a call that takes one. */
export const askUpload = (name: string, sent: Sent) =>
  ask((request) => passOnUpload(request, { params: Promise.resolve({ name }) }), sent)
