import { z } from 'zod'
import { messageAnswer } from '../common.ts'
import { changeEmailInput, emailChange } from '../email-changes.ts'
import { calls } from './call.ts'

const token = z.object({ changeToken: z.string().max(400) })

/** Another address to sign in with: asked for by the person, confirmed at the new one, stopped at the old one. */
export const emailChangeCalls = calls('users', {
  request: {
    method: 'PUT',
    path: '/users/me/email',
    action: 'user.security',
    body: changeEmailInput,
    answer: messageAnswer,
    status: 202,
  },
  get: {
    method: 'GET',
    path: '/email-changes/:changeToken',
    action: 'public',
    params: token,
    answer: emailChange,
  },
  follow: {
    method: 'POST',
    path: '/email-changes/:changeToken',
    action: 'public',
    params: token,
    answer: messageAnswer,
  },
})
