import { z } from 'zod'
import { messageAnswer } from '../common.ts'
import { confirmedSignUp, confirmSignUpInput, openClinics, signUp, signUpInput } from '../sign-ups.ts'
import { calls, GET, POST } from './call.ts'

const params = z.object({ signUpToken: z.string().max(400) })

/** Patients who register themselves where a clinic lets them. Reading the link of the mail changes nothing. */
export const signUpCalls = calls('patients', {
  clinics: GET('/sign-ups/clinics', 'public', { answer: openClinics }),
  create: POST('/sign-ups', 'public', { body: signUpInput, answer: messageAnswer, status: 202 }),
  get: GET('/sign-ups/:signUpToken', 'public', { params, answer: signUp }),
  confirm: POST('/sign-ups/:signUpToken', 'public', {
    params,
    body: confirmSignUpInput,
    answer: confirmedSignUp,
  }),
})
