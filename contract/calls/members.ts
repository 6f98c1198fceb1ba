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
import { calls, DELETE, GET, POST, PUT } from './call.ts'

const params = z.object({ invitationToken: z.string().max(400) })

/** A clinic's team: its roles, and how people join and leave it. */
export const memberCalls = calls('members', {
  list: GET('/members', 'member.list', { query: z.object({ clinicId: id }), answer: memberList }),
  invite: POST('/members', 'member.invite', {
    body: inviteMemberInput,
    answer: z.object({ _id: id }),
    status: 201,
  }),
  change: PUT('/members/:id', 'member.change', {
    query: forceQuery,
    body: changeMemberInput,
    answer: member,
  }),
  remove: DELETE('/members/:id', 'member.remove', {
    query: forceQuery,
    body: startTwoFactorInput.nullish(),
    answer: messageAnswer,
  }),
  inviteAgain: POST('/members/:id/invite', 'member.invite', { answer: messageAnswer }),
  readInvitation: GET('/invitations/:invitationToken', 'public', { params, answer: invitation }),
  accept: POST('/invitations/:invitationToken', 'public', {
    params,
    body: acceptInvitationInput.partial().nullish(),
    answer: acceptedInvitation,
  }),
})
