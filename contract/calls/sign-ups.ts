import { z } from 'zod'
import { messageAnswer } from '../common.ts'
import { confirmedSignUp, confirmSignUpInput, openClinics, signUp, signUpInput } from '../sign-ups.ts'
import { calls } from './call.ts'

const params = z.object({ signUpToken: z.string().max(400) })

/** Patients who register themselves where a clinic lets them. Reading the link of the mail changes nothing. */
export const signUpCalls = calls('patients', {
  clinics: { method: 'GET', path: '/sign-ups/clinics', action: 'public', answer: openClinics },
  create: {
    method: 'POST',
    path: '/sign-ups',
    action: 'public',
    body: signUpInput,
    answer: messageAnswer,
    status: 202,
  },
  get: { method: 'GET', path: '/sign-ups/:signUpToken', action: 'public', params, answer: signUp },
  confirm: {
    method: 'POST',
    path: '/sign-ups/:signUpToken',
    action: 'public',
    params,
    body: confirmSignUpInput,
    answer: confirmedSignUp,
  },
})
