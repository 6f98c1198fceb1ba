import { passOn } from '@/lib/bff/pass-on'
import { ask, type Sent } from './browser'

/** Writes by a call that is passed on, as a page of ours does. */
export const askCall = (name: string, sent: Sent = {}) =>
  ask((request) => passOn(request, { params: Promise.resolve({ name }) }), sent)
