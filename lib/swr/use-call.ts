'use client'

import useSWRMutation from 'swr/mutation'
import type { Given } from '#contract/calls/call'
import { write } from '@/lib/browser/request'
import {
  type AnswerOfCall,
  callAddress,
  type InputOfCall,
  type WriteName,
} from '@/lib/endpoints/browser-call'
import { type UserKey, useUserKey } from '@/lib/swr/user-cache'

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
