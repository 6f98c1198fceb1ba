import useSWR from 'swr'
import { call } from '@/lib/browser/request'
import type { BodyOf } from '@/lib/endpoints/endpoint'
import { visitSeriesEndpoints } from '@/lib/endpoints/visit-series'
import { useUserKey } from '@/lib/swr/user-cache'

export type SeriesQuestion = BodyOf<typeof visitSeriesEndpoints.preview>

/** When repeating visits would be; another `round` asks the same question again. */
export function useSeriesDates(question: SeriesQuestion, round: number) {
  const key = useUserKey()(`${visitSeriesEndpoints.preview.call} ${round} ${JSON.stringify(question)}`)
  return useSWR(key, () => call(visitSeriesEndpoints.preview, { body: question }))
}
