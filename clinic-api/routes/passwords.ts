import { accountCalls } from '#contract/calls/account'
import { messageAnswer } from '#contract/common'
import {
  forgotPasswordInput,
  registeredUserAnswer,
  registerUserInput,
  resetPasswordInput,
} from '#contract/users'
import type { Deps } from '../deps.ts'
import { serveCall } from '../http/serve-call.ts'
import type { ApiServer } from '../http/server.ts'
import { visitorOf } from '../http/visitor.ts'
import { registerOwner } from '../services/identity/accounts/register-owner.ts'
import { changePassword } from '../services/identity/passwords/change-password.ts'
import { forgotPassword } from '../services/identity/passwords/forgot-password.ts'
import { resetPassword } from '../services/identity/passwords/reset-password.ts'

const tags = ['users']

export function passwordRoutes(app: ApiServer, deps: Deps): void {
  app.post(
    '/users/register',
    {
      config: { access: 'public' },
      schema: { tags, body: registerUserInput, response: { 201: registeredUserAnswer } },
    },
    async (request, reply) => {
      const _id = await registerOwner(deps, visitorOf(request), request.body)
      return reply.code(201).send({ message: 'Account created', _id })
    },
  )

  serveCall(app, accountCalls.changePassword, {}, async ({ body, caller }) => {
    await changePassword(deps, caller, body)
    return { message: 'Password changed successfully' }
  })

  app.post(
    '/users/forgot-password',
    {
      config: { access: 'public' },
      schema: { tags, body: forgotPasswordInput, response: { 200: messageAnswer } },
    },
    async (request) => {
      await forgotPassword(deps, visitorOf(request), request.body.email)
      return { message: 'If there is an account with this address, a message is on its way' }
    },
  )

  app.post(
    '/users/reset-password',
    {
      config: { access: 'public' },
      schema: { tags, body: resetPasswordInput, response: { 200: messageAnswer } },
    },
    async (request) => {
      await resetPassword(deps, visitorOf(request), request.body)
      return { message: 'Password changed successfully' }
    },
  )
}
