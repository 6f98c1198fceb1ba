import { z } from 'zod'
import { id, messageAnswer } from '../common.ts'
import {
  acceptedInvitation,
  acceptInvitationInput,
  changeMemberInput,
  invitation,
  inviteMemberInput,
  member,
  memberList,
} from '../members.ts'
import { forceQuery } from '../staff.ts'
import { startTwoFactorInput } from '../users.ts'
import { calls } from './call.ts'

const params = z.object({ invitationToken: z.string().max(400) })

/** A clinic's team: its roles, and how people join and leave it. */
export const memberCalls = calls('members', {
  list: {
    method: 'GET',
    path: '/members',
    action: 'member.list',
    query: z.object({ clinicId: id }),
    answer: memberList,
  },
  invite: {
    method: 'POST',
    path: '/members',
    action: 'member.invite',
    body: inviteMemberInput,
    answer: z.object({ _id: id }),
    status: 201,
  },
  change: {
    method: 'PUT',
    path: '/members/:id',
    action: 'member.change',
    query: forceQuery,
    body: changeMemberInput,
    answer: member,
  },
  remove: {
    method: 'DELETE',
    path: '/members/:id',
    action: 'member.remove',
    query: forceQuery,
    body: startTwoFactorInput.nullish(),
    answer: messageAnswer,
  },
  inviteAgain: {
    method: 'POST',
    path: '/members/:id/invite',
    action: 'member.invite',
    answer: messageAnswer,
  },
  readInvitation: {
    method: 'GET',
    path: '/invitations/:invitationToken',
    action: 'public',
    params,
    answer: invitation,
  },
  accept: {
    method: 'POST',
    path: '/invitations/:invitationToken',
    action: 'public',
    params,
    body: acceptInvitationInput.partial().nullish(),
    answer: acceptedInvitation,
  },
})
