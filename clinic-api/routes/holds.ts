import { holdCalls } from '#contract/calls/holds'
import type { Deps } from '../deps.ts'
import { ownedBy } from '../http/guard.ts'
import { serveCall } from '../http/serve-call.ts'
import type { ApiServer } from '../http/server.ts'
import { holdSlot } from '../services/holds/hold-slot.ts'
import { getHold, releaseHold, subjectOfHold } from '../services/holds/release-hold.ts'

/** Times kept for those who are about to confirm them. */
export function holdRoutes(app: ApiServer, deps: Deps): void {
  serveCall(app, holdCalls.create, {}, async ({ body, caller }) => {
    const { id: holdId, expiresAt } = await holdSlot(deps, caller, body)
    return { holdId, expiresAt: expiresAt.toISOString() }
  })

  const ownerOf = ownedBy(deps, getHold, subjectOfHold)

  serveCall(app, holdCalls.release, { ownerOf }, async ({ params, caller }) => {
    await releaseHold(deps, caller, params.id)
    return { message: 'Time let go' }
  })
}
