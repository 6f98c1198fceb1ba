import { signUpCalls } from '#contract/calls/sign-ups'
import type { Deps } from '../deps.ts'
import { serveCall } from '../http/serve-call.ts'
import type { ApiServer } from '../http/server.ts'
import { visitorOf } from '../http/visitor.ts'
import { confirmSignUp, readSignUp } from '../services/sign-ups/confirm-sign-up.ts'
import { listOpenClinics } from '../services/sign-ups/open-clinics.ts'
import { signUp } from '../services/sign-ups/sign-up.ts'

/** Patients who register themselves where a clinic lets them. Reading the link of the mail changes nothing. */
export function signUpRoutes(app: ApiServer, deps: Deps): void {
  serveCall(app, signUpCalls.clinics, {}, () => listOpenClinics(deps.db.orm))

  serveCall(app, signUpCalls.create, {}, async ({ body, request }) => {
    await signUp(deps, visitorOf(request), body)
    return { message: 'A message with the next step is on its way' }
  })

  serveCall(app, signUpCalls.get, {}, ({ params }) => readSignUp(deps, params.signUpToken))

  serveCall(app, signUpCalls.confirm, {}, ({ params, body, request }) =>
    confirmSignUp(deps, visitorOf(request), { token: params.signUpToken, ...body }),
  )
}
