import 'server-only'
import { emailChangeCalls } from '#contract/calls/email-changes'
import { messageAnswer } from '#contract/common'
import { type EmailChange, emailChange } from '#contract/email-changes'
import { callApi } from '@/lib/api/client'
import { asVisitor, type Visitor } from '@/lib/api/visitor'

const pathOf = (token: string) => emailChangeCalls.get.path.replace(':changeToken', encodeURIComponent(token))

/** Throws `ApiError` 404 for a link that has ended or is none of ours. */
export async function readEmailChange(token: string, visitor: Visitor): Promise<EmailChange> {
  return callApi(null, { path: pathOf(token), headers: asVisitor(visitor), answer: emailChange })
}

/** What the link has done. Throws `ApiError` 404, and 409 when the address is somebody else's by now. */
export async function followEmailChange(token: string, visitor: Visitor): Promise<EmailChange> {
  const headers = asVisitor(visitor)
  await callApi(null, { method: 'POST', path: pathOf(token), headers, answer: messageAnswer })
  return readEmailChange(token, visitor)
}
