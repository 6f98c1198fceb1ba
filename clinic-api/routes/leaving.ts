import { z } from 'zod'
import { id, messageAnswer } from '#contract/common'
import { certificate, erasuresAnswer } from '#contract/erasures'
import { confirmPasswordInput, startTwoFactorInput } from '#contract/users'
import type { Deps } from '../deps.ts'
import { type ApiServer, callerOf } from '../http/server.ts'
import { clearTokens } from '../http/session-cookies.ts'
import { closeAccount } from '../services/leaving/close-account.ts'
import { erasePatient } from '../services/leaving/erase-patient.ts'
import { listCertificates } from '../services/leaving/list-certificates.ts'

/** The end: of an account, by its owner; of what is known of a person, by an administrator. */
export function leavingRoutes(app: ApiServer, deps: Deps): void {
  app.post(
    '/users/me/close',
    {
      config: { access: 'user.close' },
      schema: { tags: ['users'], body: confirmPasswordInput, response: { 200: messageAnswer } },
    },
    async (request, reply) => {
      await closeAccount(deps, callerOf(request), request.body.currentPassword)
      clearTokens(reply, deps.env)
      return { message: 'Account closed' }
    },
  )

  app.post(
    '/patients/:id/erasure',
    {
      config: { access: 'patient.erase' },
      schema: {
        tags: ['patients'],
        params: z.object({ id }),
        body: startTwoFactorInput.nullish(),
        response: { 200: certificate },
      },
    },
    (request) => erasePatient(deps, callerOf(request), request.params.id, request.body?.currentPassword),
  )

  app.get(
    '/erasures',
    {
      config: { access: 'patient.erase' },
      schema: { tags: ['patients'], response: { 200: erasuresAnswer } },
    },
    async () => ({ certificates: await listCertificates(deps.db.orm) }),
  )
}
