import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { assertMay } from '../policy/can.ts'
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
    request.caller = await readSession(deps, request.cookies.token, request.ip)
    if (access !== 'session') assertMay(request.caller, access)
  })
}
