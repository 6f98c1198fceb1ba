import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { ApiError, factorNeeded } from '../errors.ts'
import type { Caller } from '../policy/caller.ts'
import { assertMay } from '../policy/can.ts'
import { keyId } from '../services/api-keys/key-form.ts'
import { readKey } from '../services/api-keys/read-key.ts'
import { readSession } from '../services/identity/sessions/read-session.ts'

/** Finds out who the caller is and whether their role may do this at all, before the body is read. */
export function installAuthentication(app: FastifyInstance, deps: Deps): void {
  app.decorateRequest('caller', null)

  app.addHook('onRoute', (route) => {
    if (!route.config?.access) {
      throw new Error(`${route.method} ${route.url} declares no access: say who may call it`)
    }
  })

  app.addHook('onRequest', async (request: FastifyRequest) => {
    const access = request.routeOptions.config.access
    if (!access || access === 'public') return
    request.caller = await callerBehind(deps, request)
    if (request.caller.needsFactor && !request.routeOptions.config.beforeFactor) throw factorNeeded()
    if (access !== 'session') assertMay(request.caller, access)
  })
}

/** The caller of a route that anybody may call, if they are signed in. */
export function callerIfAny(deps: Deps, request: FastifyRequest): Promise<Caller | null> {
  return readSession(deps, tokenOf(request), request.ip).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'unauthenticated') return null
    throw error
  })
}

/** Somebody signed in, or where programs call, a program with a key. Throws 401. */
function callerBehind(deps: Deps, request: FastifyRequest): Promise<Caller> {
  const token = tokenOf(request)
  const isKey = token !== undefined && request.routeOptions.config.bearer && keyId(token) !== null
  return isKey ? readKey(deps, token, request.ip) : readSession(deps, token, request.ip)
}

/** The caller's token: from the cookie, or for programs' calls from the Authorization header. */
export function tokenOf({ cookies, headers, routeOptions }: FastifyRequest): string | undefined {
  const bearer = routeOptions.config.bearer
    ? /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1]
    : undefined
  return bearer ?? cookies.token
}
