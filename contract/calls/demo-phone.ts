import { messageAnswer } from '../common.ts'
import { demoPhone, phoneAnswer } from '../demo-phone.ts'
import { calls } from './call.ts'

/** The telephone of a demo on its own machine; 404 anywhere else. */
export const demoPhoneCalls = calls('demo-phone', {
  read: { method: 'GET', path: '/demo/phone', action: 'public', answer: demoPhone },
  /** Answers as the patient with that number. */
  answer: {
    method: 'POST',
    path: '/demo/phone',
    action: 'public',
    body: phoneAnswer,
    answer: messageAnswer,
  },
})
