import type { Call, CallAnswer, CallInput, Given } from '#contract/calls/call'
import { sendParsed } from '@/lib/api/send-call'

/** Facts about a browser that is not signed in: limits count per address, mails have a language. */
export interface Visitor {
  address: string | null
  language: string
  /** The browser's user agent. */
  agent?: string | null
  /** The clinic API's name for this browser, for a sign-in. */
  device?: string | null
}

/** With the cookies that a sign-in goes by. */
export function asReturningVisitor(visitor: Visitor, cookies: Record<string, string> = {}) {
  const all = { ...cookies, ...(visitor.device ? { device: visitor.device } : {}) }
  const cookie = Object.entries(all).map(([name, value]) => `${name}=${value}`)
  return { ...asVisitor(visitor), ...(cookie.length > 0 ? { cookie: cookie.join('; ') } : {}) }
}

export function asVisitor({ address, language, agent }: Visitor): Record<string, string> {
  return {
    'accept-language': language,
    ...(agent ? { 'user-agent': agent } : {}),
    ...(address ? { 'x-forwarded-for': address } : {}),
  }
}

/** Makes a call that is anybody's for a visitor. Throws `ApiError`. */
export function sendFor<C extends Call>(
  visitor: Visitor,
  call: C,
  ...[input]: Given<CallInput<C>>
): Promise<CallAnswer<C>> {
  return sendParsed(null, call, { ...input }, { headers: asVisitor(visitor) })
}
