import { z } from 'zod'
import { id, messageAnswer } from '#contract/common'
import { hold, holdInput } from '#contract/holds'
import type { Deps } from '../deps.ts'
import { guarded } from '../http/guard.ts'
import { type ApiServer, callerOf } from '../http/server.ts'
import { holdSlot } from '../services/holds/hold-slot.ts'
import { getHold, releaseHold, subjectOfHold } from '../services/holds/release-hold.ts'

const tags = ['appointments']

/** Times kept for those who are about to confirm them. */
export function holdRoutes(app: ApiServer, deps: Deps): void {
  app.post(
    '/holds',
    {
      config: { access: 'hold.create' },
      schema: { tags, body: holdInput, response: { 201: hold } },
    },
    async (request, reply) => {
      const { id: holdId, expiresAt } = await holdSlot(deps, callerOf(request), request.body)
      return reply.code(201).send({ holdId, expiresAt: expiresAt.toISOString() })
    },
  )

  app.delete(
    '/holds/:id',
    {
      ...guarded('hold.release', async (holdId) => {
        const found = await getHold(deps.db.orm, holdId)
        return found && subjectOfHold(found)
      }),
      schema: { tags, params: z.object({ id }), response: { 200: messageAnswer } },
    },
    async (request) => {
      await releaseHold(deps, callerOf(request), request.params.id)
      return { message: 'Time let go' }
    },
  )
}
