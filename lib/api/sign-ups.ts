import 'server-only'
import type { z } from 'zod'
import { messageAnswer } from '#contract/common'
import {
  confirmedSignUp,
  type followSignUpInput,
  openClinics,
  type SignUp,
  signUp,
  type signUpOn,
} from '#contract/sign-ups'
import { callApi } from '@/lib/api/client'
import { withSentDocument } from '@/lib/api/document'
import { asVisitor, type Visitor } from '@/lib/api/visitor'

const pathOf = (token: string) => `/sign-ups/${encodeURIComponent(token)}`

/** Clinics where patients may register themselves. */
export async function listOpenClinics(
  visitor: Visitor,
): Promise<{ id: string; name: string; city: string }[]> {
  const call = { path: '/sign-ups/clinics', headers: asVisitor(visitor), answer: openClinics }
  return (await callApi(null, call)).map(({ _id: id, ...clinic }) => ({ id, ...clinic }))
}

/** Throws `ApiError` 400 for a clinic that takes nobody and a taken username. */
export async function sendSignUp(
  form: z.output<ReturnType<typeof signUpOn>>,
  visitor: Visitor,
): Promise<void> {
  await callApi(null, {
    method: 'POST',
    path: '/sign-ups',
    body: withSentDocument(form),
    headers: asVisitor(visitor),
    answer: messageAnswer,
  })
}

/** Throws `ApiError` 404 for a link that is none of ours. */
export async function readSignUp(token: string, visitor: Visitor): Promise<SignUp> {
  return callApi(null, { path: pathOf(token), headers: asVisitor(visitor), answer: signUp })
}

/** Throws `ApiError` 400 for a password that was not the chosen one, 404, and 409 for a link that has ended. */
export async function confirmSignUp(
  { token, password }: z.output<typeof followSignUpInput>,
  visitor: Visitor,
): Promise<z.output<typeof confirmedSignUp>> {
  return callApi(null, {
    method: 'POST',
    path: pathOf(token),
    body: { password },
    headers: asVisitor(visitor),
    answer: confirmedSignUp,
  })
}
