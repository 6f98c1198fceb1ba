import useSWR from 'swr'
import { write } from '@/lib/browser/request'
import { type BodyOfCall, callAddress } from '@/lib/endpoints/browser-call'
import { useUserKey } from '@/lib/swr/user-cache'

export type SeriesQuestion = BodyOfCall<'visit-series.preview'>

/** When repeating visits would be; another `round` asks the same question again. */
export function useSeriesDates(question: SeriesQuestion, round: number) {
  const key = useUserKey()(`${callAddress('visit-series.preview')} ${round} ${JSON.stringify(question)}`)
  return useSWR(key, () => write('visit-series.preview', { body: question }))
}
