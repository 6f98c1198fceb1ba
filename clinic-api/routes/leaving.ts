import { accountCalls } from '#contract/calls/account'
import { erasureCalls } from '#contract/calls/erasures'
import type { Deps } from '../deps.ts'
import { serveCall } from '../http/serve-call.ts'
import type { ApiServer } from '../http/server.ts'
import { clearTokens } from '../http/session-cookies.ts'
import { closeAccount } from '../services/leaving/close-account.ts'
import { erasePatient } from '../services/leaving/erase-patient.ts'
import { listCertificates } from '../services/leaving/list-certificates.ts'

/** The end: of an account, by its owner; of what is known of a person, by an administrator. */
export function leavingRoutes(app: ApiServer, deps: Deps): void {
  serveCall(app, accountCalls.close, {}, async ({ body, caller, reply }) => {
    await closeAccount(deps, caller, body.currentPassword)
    clearTokens(reply, deps.env)
    return { message: 'Account closed' }
  })

  serveCall(app, erasureCalls.create, {}, ({ params, body, caller }) =>
    erasePatient(deps, caller, params.id, body?.currentPassword),
  )

  serveCall(app, erasureCalls.list, {}, async () => ({ certificates: await listCertificates(deps.db.orm) }))
}
