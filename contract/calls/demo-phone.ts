import { messageAnswer } from '../common.ts'
import { demoPhone, phoneAnswer } from '../demo-phone.ts'
import { calls, GET, POST } from './call.ts'

/** The telephone of a demo on its own machine; 404 anywhere else. */
export const demoPhoneCalls = calls('demo-phone', {
  read: GET('/demo/phone', 'public', { answer: demoPhone }),
  /** Answers as the patient with that number. */
  answer: POST('/demo/phone', 'public', { body: phoneAnswer, answer: messageAnswer }),
})
