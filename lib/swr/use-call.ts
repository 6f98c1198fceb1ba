'use client'

import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr'
import useSWRMutation from 'swr/mutation'
import type { Given } from '#contract/calls/call'
import { type RequestError, readAddress, write } from '@/lib/browser/request'
import {
  type AnswerOfCall,
  callAddress,
  type InputOfCall,
  type ReadName,
  type WriteName,
} from '@/lib/endpoints/browser-call'
import { type UserKey, useUserKey } from '@/lib/swr/user-cache'

interface ReadOptions<Answer> extends SWRConfiguration<Answer, RequestError> {
  /** A 401 leaves the page, and what was typed, as it is: for hints beside what somebody does. */
  stay?: boolean
}

/** What a call answers, from the cache of the signed-in person; with null as `input` nothing is asked. */
export function useRead<Name extends ReadName>(
  name: Name,
  input: InputOfCall<Name> | null,
  { stay = false, ...options }: ReadOptions<AnswerOfCall<Name>> = {},
): SWRResponse<AnswerOfCall<Name>, RequestError> {
  const keyOf = useUserKey()
  const key = input && keyOf(callAddress(name, input))
  return useSWR(key, ([, address]: UserKey) => readAddress<AnswerOfCall<Name>>(address, { stay }), options)
}

interface Write<Name extends WriteName> {
  /** Throws `RequestError`. */
  trigger: (...given: Given<InputOfCall<Name>>) => Promise<AnswerOfCall<Name>>
  isMutating: boolean
}

/** A write, and whether it is under way. */
export function useWrite<Name extends WriteName>(name: Name): Write<Name> {
  const keyOf = useUserKey()
  type Said = Given<InputOfCall<Name>>
  const { trigger, isMutating } = useSWRMutation(
    keyOf(callAddress(name)),
    (_key: UserKey, { arg }: { arg: Said }) => write(name, ...arg),
  )
  // SWR's type of it depends on whether the argument may be left out, which a name that is not yet known leaves open.
  const send = trigger as unknown as (given: Said) => Promise<AnswerOfCall<Name>>
  return { trigger: (...given) => send(given), isMutating }
}
