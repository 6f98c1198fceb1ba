import type { FastifyRequest } from 'fastify'
import { memberCalls } from '#contract/calls/members'
import type { Deps } from '../deps.ts'
import { tokenOf } from '../http/authenticate.ts'
import { ownedBy } from '../http/guard.ts'
import { serveCall } from '../http/serve-call.ts'
import type { ApiServer } from '../http/server.ts'
import { visitorOf } from '../http/visitor.ts'
import type { Caller } from '../policy/caller.ts'
import { assertCan } from '../policy/can.ts'
import { readSession } from '../services/identity/sessions/read-session.ts'
import { acceptInvitation, readInvitation } from '../services/members/accept-invitation.ts'
import { changeMember } from '../services/members/change-member.ts'
import { inviteAgain, inviteMember } from '../services/members/invite-member.ts'
import { getMembership, listMembers, subjectOfMember } from '../services/members/queries.ts'
import { removeMember } from '../services/members/remove-member.ts'
import { toWireMember } from '../services/members/wire.ts'

/** Routes of a clinic's team and of the invitations by which people join it. */
export function memberRoutes(app: ApiServer, deps: Deps): void {
  const ownerOf = ownedBy(deps, getMembership, (membership) => subjectOfMember({ membership }))

  serveCall(app, memberCalls.list, {}, async ({ query: { clinicId }, caller }) => {
    assertCan(caller, 'member.list', { clinicIds: [clinicId] })
    const found = await listMembers(deps.db.orm, { clinicId, now: deps.clock.now().toISOString() })
    return { members: found.map((each) => toWireMember(each, caller)) }
  })

  serveCall(app, memberCalls.invite, {}, async ({ body, caller }) => ({
    _id: await inviteMember(deps, caller, body),
  }))

  serveCall(app, memberCalls.change, { ownerOf }, async ({ params, query, body, caller }) => {
    const force = query.force === 'true'
    return toWireMember(await changeMember(deps, caller, params.id, { ...body, force }), caller)
  })

  serveCall(app, memberCalls.remove, { ownerOf }, async ({ params, query, body, caller }) => {
    const force = query.force === 'true'
    await removeMember(deps, caller, params.id, { force, currentPassword: body?.currentPassword })
    return { message: 'Member removed' }
  })

  serveCall(app, memberCalls.inviteAgain, { ownerOf }, async ({ params, caller }) => {
    await inviteAgain(deps, caller, params.id)
    return { message: 'Invitation sent' }
  })

  serveCall(app, memberCalls.readInvitation, {}, ({ params, request }) =>
    readInvitation(deps, visitorOf(request), params.invitationToken),
  )

  serveCall(app, memberCalls.accept, {}, async ({ params, body, request }) => {
    const caller = await callerBehind(deps, request)
    const asked = { token: params.invitationToken, caller, given: body }
    const { doctorId: doctorid, ...accepted } = await acceptInvitation(deps, visitorOf(request), asked)
    return { ...accepted, doctorid }
  })
}

/** The signed-in caller; null where there is no session that lives. */
function callerBehind(deps: Deps, request: FastifyRequest): Promise<Caller | null> {
  return readSession(deps, tokenOf(request), request.ip).catch(() => null)
}
