import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { rateLimited } from '../errors.ts'
import { hashToken } from '../services/identity/sessions/tokens.ts'
import { tokenOf } from './authenticate.ts'
import { SharedCounts, storeOf } from './shared-counts.ts'

/** A whole hospital may stand behind one address. */
const sessionsPerAddress = 8

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Lets monitoring call as often as it likes. */
    unlimited?: true
  }
}

/** So many requests a minute for a session and for an address, whatever they ask for. Throws 429. */
export async function installRequestLimits(app: FastifyInstance, deps: Deps): Promise<void> {
  const counts = new SharedCounts(deps, (error) =>
    app.log.warn({ fault: nameOf(error) }, 'counts not shared'),
  )
  app.addHook('onClose', async () => counts.stop())
  await app.register(rateLimit, { global: false, timeWindow: 60_000, store: storeOf(counts) })
  const perSession = deps.env.RATE_LIMIT_PER_MINUTE
  const limits = [
    app.createRateLimit({ keyGenerator: addressKey, max: perSession * sessionsPerAddress }),
    app.createRateLimit({
      keyGenerator: sessionKey,
      allowList: (_request, key) => key === nobody,
      max: perSession,
    }),
  ]

  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.unlimited) return
    for (const limit of limits) {
      const result = await limit(request)
      if (!result.isAllowed && result.isExceeded) throw rateLimited(Math.max(1, result.ttlInSeconds))
    }
  })
}

const nobody = ''

const addressKey = ({ ip }: FastifyRequest) => `address:${ip}`

/** Hashes the whole token, so that nobody else can use up a session's requests. */
function sessionKey(request: FastifyRequest): string {
  const token = tokenOf(request)
  return token ? `session:${hashToken(token)}` : nobody
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown')
