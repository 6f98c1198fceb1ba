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
import { calls, DELETE, GET, POST } from './call.ts'

const token = z.object({ guardianToken: z.string().max(400) })

/** A patient's guardians, and the patients for whom somebody acts. */
export const guardianCalls = calls('patients', {
  list: GET('/patients/:id/guardians', 'guardian.read', { answer: guardianList }),
  add: POST('/patients/:id/guardians', 'guardian.add', {
    body: guardianInput,
    answer: guardian,
    status: 201,
  }),
  remove: DELETE('/patients/:id/guardians/:guardianId', 'guardian.remove', { answer: messageAnswer }),
  invitation: GET('/guardian-invitations/:guardianToken', 'public', {
    params: token,
    answer: guardianInvitation,
  }),
  accept: POST('/guardian-invitations/:guardianToken', 'public', {
    params: token,
    body: acceptGuardianInput,
    answer: acceptedGuardian,
  }),
  addChild: POST('/users/me/people', 'session', { body: childInput, answer: person, status: 201 }),
  people: GET('/users/me/people', 'session', { answer: peopleAnswer }),
})
