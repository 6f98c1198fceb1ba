import type { z } from 'zod'
import { signedInAnswer } from '#contract/users'
import { accountOf, oncePerRun, required, type Who } from './accounts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

async function send(method: Method, path: string, cookie: string, body?: unknown): Promise<Response> {
  return fetch(`${required('E2E_API_URL')}/api/v1${path}`, {
    method,
    headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
}

async function requireOk(answer: Response, call: string): Promise<Response> {
  if (!answer.ok) throw new Error(`${call} answered ${answer.status}: ${await answer.text()}`)
  return answer
}

async function signIn(who: Who) {
  const answer = await requireOk(await send('POST', '/users/login', '', accountOf(who)), 'Sign-in')
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return { cookie, user: signedInAnswer.parse(await answer.json()).user }
}

export type ClinicApi = Awaited<ReturnType<typeof clinicApiAs>>

/** A caller of the clinic API itself, to make data: answers are parsed with the contract, refusals throw. */
export async function clinicApiAs(who: Who) {
  const { cookie, user } = await oncePerRun('api-sessions', who, () => signIn(who))
  const call =
    (method: Method) =>
    async <Schema extends z.ZodType>(
      path: string,
      schema: Schema,
      body?: unknown,
    ): Promise<z.infer<Schema>> => {
      const answer = await requireOk(await send(method, path, cookie, body), `${method} ${path}`)
      return schema.parse(await answer.json())
    }
  return {
    user,
    get: call('GET'),
    post: call('POST'),
    put: call('PUT'),
    delete: call('DELETE'),
    /** The answer as it came, refused or not. */
    send: (method: Method, path: string, body?: unknown) => send(method, path, cookie, body),
  }
}
