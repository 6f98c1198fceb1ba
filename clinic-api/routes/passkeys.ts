import { passkeyCalls } from '#contract/calls/passkeys'
import { passkeyQuestion, passkeySignInInput } from '#contract/passkeys'
import { signedInAnswer } from '#contract/users'
import type { Deps } from '../deps.ts'
import { answerEntry } from '../http/answer-entry.ts'
import { ownedBy } from '../http/guard.ts'
import { serveCall } from '../http/serve-call.ts'
import type { ApiServer } from '../http/server.ts'
import { visitorOf } from '../http/visitor.ts'
import {
  addPasskey,
  askForPasskey,
  getPasskey,
  listPasskeys,
  removePasskey,
  subjectOfPasskey,
} from '../services/identity/passkeys/own-passkeys.ts'
import { askVisitor } from '../services/identity/passkeys/question.ts'
import { signInWithPasskey } from '../services/identity/passkeys/sign-in-with-passkey.ts'

const tags = ['passkeys']

/** Passkeys, which replace a password: how they are made, used and removed. */
export function passkeyRoutes(app: ApiServer, deps: Deps): void {
  const ownerOf = ownedBy(deps, getPasskey, subjectOfPasskey)

  app.post(
    '/users/login/passkey/question',
    { config: { access: 'public', replay: false }, schema: { tags, response: { 200: passkeyQuestion } } },
    async () => askVisitor(deps),
  )

  app.post(
    '/users/login/passkey',
    {
      config: { access: 'public' },
      schema: { tags, body: passkeySignInInput, response: { 200: signedInAnswer } },
    },
    async (request, reply) => {
      const entry = await signInWithPasskey(deps, visitorOf(request), request.body.proof)
      return answerEntry(deps, request, { reply, ...entry })
    },
  )

  serveCall(app, passkeyCalls.list, {}, ({ caller }) => listPasskeys(deps, caller))

  serveCall(app, passkeyCalls.request, { replay: false }, ({ body, caller }) =>
    askForPasskey(deps, caller, body?.currentPassword),
  )

  serveCall(app, passkeyCalls.add, {}, ({ body, caller }) => addPasskey(deps, caller, body))

  serveCall(app, passkeyCalls.remove, { ownerOf }, async ({ params, body, caller }) => {
    await removePasskey(deps, caller, { id: params.id, currentPassword: body?.currentPassword })
    return { message: 'Passkey removed' }
  })
}
