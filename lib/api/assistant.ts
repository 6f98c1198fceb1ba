import 'server-only'
import { type Answer, assistantAnswer } from '#contract/assistant'
import { type ApiAuth, callApi } from '@/lib/api/client'

/** The answer from the app's own data; null when the question is not understood. */
export async function askAssistant(auth: ApiAuth, q: string): Promise<Answer | null> {
  const { answer } = await callApi(auth, { path: '/assistant', query: { q }, answer: assistantAnswer })
  return answer
}
