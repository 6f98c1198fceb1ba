import { z } from 'zod'
import { messageAnswer } from '#contract/common'
import { confirmedSignUp, confirmSignUpInput, openClinics, signUp, signUpInput } from '#contract/sign-ups'
import type { Deps } from '../deps.ts'
import type { ApiServer } from '../http/server.ts'
import { visitorOf } from '../http/visitor.ts'
import { confirmSignUp, readSignUp } from '../services/sign-ups/confirm-sign-up.ts'
import { listOpenClinics } from '../services/sign-ups/open-clinics.ts'
import { signUp as signUpPatient } from '../services/sign-ups/sign-up.ts'

const tags = ['patients']
const params = z.object({ signUpToken: z.string().max(400) })

/** Patients who register themselves where a clinic lets them. Reading the link of the mail changes nothing. */
export function signUpRoutes(app: ApiServer, deps: Deps): void {
  app.get(
    '/sign-ups/clinics',
    { config: { access: 'public' }, schema: { tags, response: { 200: openClinics } } },
    async () => {
      const open = await listOpenClinics(deps.db.orm)
      return open.map(({ id: _id, ...clinic }) => ({ _id, ...clinic }))
    },
  )

  app.post(
    '/sign-ups',
    {
      config: { access: 'public' },
      schema: { tags, body: signUpInput, response: { 202: messageAnswer } },
    },
    async (request, reply) => {
      await signUpPatient(deps, visitorOf(request), request.body)
      return reply.code(202).send({ message: 'A message with the next step is on its way' })
    },
  )

  app.get(
    '/sign-ups/:signUpToken',
    { config: { access: 'public' }, schema: { tags, params, response: { 200: signUp } } },
    async (request) => readSignUp(deps, request.params.signUpToken),
  )

  app.post(
    '/sign-ups/:signUpToken',
    {
      config: { access: 'public' },
      schema: { tags, params, body: confirmSignUpInput, response: { 200: confirmedSignUp } },
    },
    async (request) => {
      const { signUpToken: token } = request.params
      return confirmSignUp(deps, visitorOf(request), { token, ...request.body })
    },
  )
}
