import { accountCalls } from '#contract/calls/account'
import type { Deps } from '../deps.ts'
import { serveCall } from '../http/serve-call.ts'
import type { ApiServer } from '../http/server.ts'
import { visitorOf } from '../http/visitor.ts'
import { registerOwner } from '../services/identity/accounts/register-owner.ts'
import { changePassword } from '../services/identity/passwords/change-password.ts'
import { forgotPassword } from '../services/identity/passwords/forgot-password.ts'
import { resetPassword } from '../services/identity/passwords/reset-password.ts'

export function passwordRoutes(app: ApiServer, deps: Deps): void {
  serveCall(app, accountCalls.register, {}, async ({ body, request }) => {
    const id = await registerOwner(deps, visitorOf(request), body)
    return { message: 'Account created', id }
  })

  serveCall(app, accountCalls.changePassword, {}, async ({ body, caller }) => {
    await changePassword(deps, caller, body)
    return { message: 'Password changed successfully' }
  })

  serveCall(app, accountCalls.forgotPassword, {}, async ({ body, request }) => {
    await forgotPassword(deps, visitorOf(request), body.email)
    return { message: 'If there is an account with this address, a message is on its way' }
  })

  serveCall(app, accountCalls.resetPassword, {}, async ({ body, request }) => {
    await resetPassword(deps, visitorOf(request), body)
    return { message: 'Password changed successfully' }
  })
}
