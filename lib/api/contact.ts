import 'server-only'
import { contactCalls } from '#contract/calls/contact'
import type { ContactInput } from '#contract/contact'
import { sendParsed } from '@/lib/api/send-call'
import { asVisitor, type Visitor } from '@/lib/api/visitor'

/** Throws `ApiError` 429 for somebody who writes too often. */
export function writeContact(body: ContactInput, visitor: Visitor) {
  return sendParsed(null, contactCalls.write, { body }, { headers: asVisitor(visitor) })
}
