import { erasureCalls } from '#contract/calls/erasures'
import { messageAnswer } from '#contract/common'
import { confirmPasswordInput } from '#contract/users'
import type { Deps } from '../deps.ts'
import { serveCall } from '../http/serve-call.ts'
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

  serveCall(app, erasureCalls.create, {}, ({ params, body, caller }) =>
    erasePatient(deps, caller, params.id, body?.currentPassword),
  )

  serveCall(app, erasureCalls.list, {}, async () => ({ certificates: await listCertificates(deps.db.orm) }))
}
