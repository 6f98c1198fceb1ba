import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr'
import { type RequestError, readerOf } from '@/lib/browser/request'
import { type AnswerOfCall, callAddress, type InputOfCall, type ReadName } from '@/lib/endpoints/browser-call'
import { useUserKey } from '@/lib/swr/user-cache'

type BroughtKey = readonly [place: string, url: string, render: number]
type Brought<Name extends ReadName> = AnswerOfCall<Name> & object

const renders = new WeakMap<object, number>()
let count = 0

function renderOf(brought: object | null): number {
  if (!brought) return 0
  const known = renders.get(brought)
  if (known !== undefined) return known
  renders.set(brought, ++count)
  return count
}

/**
 * Makes SWR keys for what a page brought with it. What an earlier visit to the screen left in the cache never hides it:
 * each render on the server has its own places.
 */
export function useBroughtKey(brought: object | null): (url: string) => BroughtKey {
  const userKey = useUserKey()
  return (url) => [...userKey(url), renderOf(brought)]
}

/** The answer of a call that the page brought with it, until it is asked for again; null is asked for at once. */
export function useBrought<Name extends ReadName>(
  name: Name,
  input: InputOfCall<Name>,
  brought: Brought<Name> | null,
  options: SWRConfiguration<AnswerOfCall<Name>, RequestError> = {},
): SWRResponse<AnswerOfCall<Name>, RequestError> {
  const keyOf = useBroughtKey(brought)
  return useSWR<AnswerOfCall<Name>, RequestError, BroughtKey>(
    keyOf(callAddress(name, input)),
    readerOf(name) as (key: BroughtKey) => Promise<AnswerOfCall<Name>>,
    { revalidateIfStale: false, ...options, ...(brought && { fallbackData: brought }) },
  )
}
