import { z } from 'zod'
import { id, messageAnswer } from '#contract/common'
import {
  newPasskeyInput,
  passkey,
  passkeyList,
  passkeyQuestion,
  passkeyRequest,
  passkeySignInInput,
  removePasskeyInput,
} from '#contract/passkeys'
import { signedInAnswer, startTwoFactorInput } from '#contract/users'
import type { Deps } from '../deps.ts'
import { answerEntry } from '../http/answer-entry.ts'
import { guarded } from '../http/guard.ts'
import { type ApiServer, callerOf } from '../http/server.ts'
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

/** What devices prove instead of a password: how they are made, used and taken away. */
export function passkeyRoutes(app: ApiServer, deps: Deps): void {
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

  app.get(
    '/passkeys',
    { config: { access: 'passkey.list' }, schema: { tags, response: { 200: passkeyList } } },
    async (request) => listPasskeys(deps, callerOf(request)),
  )

  app.post(
    '/passkeys/request',
    {
      config: { access: 'passkey.add', replay: false },
      schema: { tags, body: startTwoFactorInput.nullish(), response: { 200: passkeyRequest } },
    },
    async (request) => askForPasskey(deps, callerOf(request), request.body?.currentPassword),
  )

  app.post(
    '/passkeys',
    {
      config: { access: 'passkey.add' },
      schema: { tags, body: newPasskeyInput, response: { 201: passkey } },
    },
    async (request, reply) => reply.code(201).send(await addPasskey(deps, callerOf(request), request.body)),
  )

  app.delete(
    '/passkeys/:id',
    {
      ...guarded('passkey.remove', async (passkeyId) => {
        const found = await getPasskey(deps.db.orm, passkeyId)
        return found && subjectOfPasskey(found)
      }),
      schema: {
        tags,
        params: z.object({ id }),
        body: removePasskeyInput.nullish(),
        response: { 200: messageAnswer },
      },
    },
    async (request) => {
      const currentPassword = request.body?.currentPassword
      await removePasskey(deps, callerOf(request), { id: request.params.id, currentPassword })
      return { message: 'Passkey removed' }
    },
  )
}
