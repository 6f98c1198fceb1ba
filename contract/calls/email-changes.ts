import { z } from 'zod'
import { messageAnswer } from '../common.ts'
import { changeEmailInput, emailChange } from '../email-changes.ts'
import { calls, GET, POST, PUT } from './call.ts'

const token = z.object({ changeToken: z.string().max(400) })

/** Another address to sign in with: asked for by the person, confirmed at the new one, stopped at the old one. */
export const emailChangeCalls = calls('users', {
  request: PUT('/users/me/email', 'user.security', {
    body: changeEmailInput,
    answer: messageAnswer,
    status: 202,
  }),
  get: GET('/email-changes/:changeToken', 'public', { params: token, answer: emailChange }),
  follow: POST('/email-changes/:changeToken', 'public', { params: token, answer: messageAnswer }),
})
