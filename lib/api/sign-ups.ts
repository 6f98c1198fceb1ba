import 'server-only'
import type { z } from 'zod'
import { signUpCalls } from '#contract/calls/sign-ups'
import type { confirmedSignUp, followSignUpInput, SignUp, signUpOn } from '#contract/sign-ups'
import { withSentDocument } from '@/lib/domain/patient-wire'
import { sendParsed } from '@/lib/api/send-call'
import { asVisitor, type Visitor } from '@/lib/api/visitor'

/** Clinics where patients may register themselves. */
export function listOpenClinics(visitor: Visitor) {
  return sendParsed(null, signUpCalls.clinics, {}, { headers: asVisitor(visitor) })
}

/** Throws `ApiError` 400 for a clinic that takes nobody and a taken username. */
export async function sendSignUp(
  form: z.output<ReturnType<typeof signUpOn>>,
  visitor: Visitor,
): Promise<void> {
  const body = withSentDocument(form)
  await sendParsed(null, signUpCalls.create, { body }, { headers: asVisitor(visitor) })
}

/** Throws `ApiError` 404 for a link that is none of ours. */
export function readSignUp(signUpToken: string, visitor: Visitor): Promise<SignUp> {
  return sendParsed(null, signUpCalls.get, { params: { signUpToken } }, { headers: asVisitor(visitor) })
}

/** Throws `ApiError` 400 for a password that was not the chosen one, 404, and 409 for a link that has ended. */
export function confirmSignUp(
  { token: signUpToken, password }: z.output<typeof followSignUpInput>,
  visitor: Visitor,
): Promise<z.output<typeof confirmedSignUp>> {
  const parts = { params: { signUpToken }, body: { password } }
  return sendParsed(null, signUpCalls.confirm, parts, { headers: asVisitor(visitor) })
}
