'use client'

import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr'
import useSWRMutation from 'swr/mutation'
import type { Given } from '#contract/calls/call'
import { type RequestError, readAddress, write } from '@/lib/browser/request'
import {
  type AnswerOfCall,
  type BodyOfCall,
  callAddress,
  type InputOfCall,
  type PlaceOfCall,
  type ReadName,
  type WriteName,
} from '@/lib/endpoints/browser-call'
import { type UserKey, useUserKey } from '@/lib/swr/user-cache'

/** The answer of a call, from the cache of the signed-in person; null as `input` sends nothing. */
export function useRead<Name extends ReadName>(
  name: Name,
  input: InputOfCall<Name> | null,
  options: SWRConfiguration<AnswerOfCall<Name>, RequestError> = {},
): SWRResponse<AnswerOfCall<Name>, RequestError> {
  const keyOf = useUserKey()
  const key = input && keyOf(callAddress(name, input))
  const ask = ([, address]: UserKey) => readAddress<AnswerOfCall<Name>>(address, input ?? {})
  return useSWR(key, ask, options)
}

interface Write<Name extends WriteName, Args extends unknown[]> {
  /** Throws `RequestError`. */
  trigger: (...args: Args) => Promise<AnswerOfCall<Name>>
  isMutating: boolean
}

type Body<Name extends WriteName> =
  undefined extends BodyOfCall<Name> ? [body?: BodyOfCall<Name>] : [body: BodyOfCall<Name>]

/** A write, and whether it is under way. With `place`, `trigger` is told the body alone; otherwise the whole input. */
export function useWrite<Name extends WriteName>(
  name: Name,
  place: PlaceOfCall<Name>,
): Write<Name, Body<Name>>
export function useWrite<Name extends WriteName>(name: Name): Write<Name, Given<InputOfCall<Name>>>
export function useWrite<Name extends WriteName>(
  name: Name,
  place?: PlaceOfCall<Name>,
): Write<Name, unknown[]> {
  const keyOf = useUserKey()
  const { trigger, isMutating } = useSWRMutation(
    keyOf(callAddress(name)),
    (_key: UserKey, { arg }: { arg: unknown }) => {
      // One of the two forms that the overloads declare.
      const said = (place ? { ...place, body: arg } : arg) as InputOfCall<Name>
      return write(name, ...([said] as Given<InputOfCall<Name>>))
    },
  )
  return { trigger: (...[arg]) => trigger(arg), isMutating }
}
