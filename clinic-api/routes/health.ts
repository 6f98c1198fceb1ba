import { health, readiness } from '#contract/health'
import type { Deps } from '../deps.ts'
import { ApiError } from '../errors.ts'
import type { ApiServer } from '../http/server.ts'
import { faultOf } from '../services/housekeeping/fault-of.ts'

const durability = {
  pglite: 'Embedded database: survives the death of the process, not the loss of power.',
  postgres: 'As the PostgreSQL server is set up.',
} as const

export function healthRoutes(app: ApiServer, deps: Deps, lifecycle: { draining: boolean }): void {
  app.get(
    '/health',
    {
      config: { access: 'public', unlimited: true, untimed: true },
      schema: { tags: ['health'], response: { 200: health } },
    },
    async () => ({ status: 'ok' }),
  )

  app.get(
    '/ready',
    {
      config: { access: 'public', unlimited: true, untimed: true },
      schema: {
        tags: ['health'],
        response: { 200: readiness },
      },
    },
    async () => {
      if (lifecycle.draining) throw new ApiError('unavailable', 'Shutting down')
      const fault = await faultOf(deps)
      if (fault) throw new ApiError('unavailable', fault)
      const isAway = deps.scanner && !(await deps.scanner.isThere())
      const uploads = isAway ? 'refused: the malware scanner is away' : 'accepted'
      return { status: 'ready', database: deps.db.kind, durability: durability[deps.db.kind], uploads }
    },
  )
}
