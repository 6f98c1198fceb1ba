import { z } from 'zod'
import { messageAnswer } from '../common.ts'
import {
  acceptedGuardian,
  acceptGuardianInput,
  childInput,
  guardian,
  guardianInput,
  guardianInvitation,
  guardianList,
  peopleAnswer,
  person,
} from '../guardians.ts'
import { calls } from './call.ts'

const token = z.object({ guardianToken: z.string().max(400) })

/** A patient's guardians, and the patients for whom somebody acts. */
export const guardianCalls = calls('patients', {
  list: { method: 'GET', path: '/patients/:id/guardians', action: 'guardian.read', answer: guardianList },
  add: {
    method: 'POST',
    path: '/patients/:id/guardians',
    action: 'guardian.add',
    body: guardianInput,
    answer: guardian,
    status: 201,
  },
  remove: {
    method: 'DELETE',
    path: '/patients/:id/guardians/:guardianId',
    action: 'guardian.remove',
    answer: messageAnswer,
  },
  invitation: {
    method: 'GET',
    path: '/guardian-invitations/:guardianToken',
    action: 'public',
    params: token,
    answer: guardianInvitation,
  },
  accept: {
    method: 'POST',
    path: '/guardian-invitations/:guardianToken',
    action: 'public',
    params: token,
    body: acceptGuardianInput,
    answer: acceptedGuardian,
  },
  addChild: {
    method: 'POST',
    path: '/users/me/people',
    action: 'session',
    body: childInput,
    answer: person,
    status: 201,
  },
  people: { method: 'GET', path: '/users/me/people', action: 'session', answer: peopleAnswer },
})
