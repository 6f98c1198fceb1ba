import { messageAnswer } from '../common.ts'
import { contactInput } from '../contact.ts'
import { calls } from './call.ts'

export const contactCalls = calls('public', {
  write: {
    method: 'POST',
    path: '/contact',
    action: 'public',
    body: contactInput,
    answer: messageAnswer,
    status: 202,
  },
})
