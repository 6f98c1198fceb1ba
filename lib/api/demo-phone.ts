import 'server-only'
import { messageAnswer } from '#contract/common'
import { demoPhone, type PhoneAnswer, type PhoneText } from '#contract/demo-phone'
import { callApi } from '@/lib/api/client'

const path = '/demo/phone'

/** Throws `ApiError` 404 unless it is a demo on this machine without a provider. */
export async function readDemoPhone(): Promise<PhoneText[]> {
  return (await callApi(null, { path, answer: demoPhone })).texts
}

/** Answers as the patient with that number. Throws like `readDemoPhone`. */
export async function answerDemoPhone(body: PhoneAnswer): Promise<{ message: string }> {
  return callApi(null, { method: 'POST', path, body, answer: messageAnswer })
}
