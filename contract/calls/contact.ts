import { messageAnswer } from '../common.ts'
import { contactInput } from '../contact.ts'
import { calls, POST } from './call.ts'

export const contactCalls = calls('public', {
  write: POST('/contact', 'public', { body: contactInput, answer: messageAnswer, status: 202 }),
})
