'use client'

import useSWRMutation from 'swr/mutation'
import { call } from '@/lib/browser/request'
import type { BodyOf, Endpoint, InputOf } from '@/lib/endpoints/endpoint'
import { type UserKey, useUserKey } from '@/lib/swr/user-cache'

/**
 * A write, and whether it is under way; `inputOf` makes what the call says of what `trigger` is given. Throws
 * `RequestError`.
 */
export function useEndpointWrite<E extends Endpoint, Arg = void>(
  endpoint: E,
  inputOf: (arg: Arg) => InputOf<E>,
) {
  return useSWRMutation(useUserKey()(endpoint.call), (_key: UserKey, { arg }: { arg: Arg }) =>
    call<E>(endpoint, inputOf(arg)),
  )
}

type Body<E> = [BodyOf<E>] extends [never] ? undefined : BodyOf<E>

/** A write of which only the body is told to `trigger`; `where` is the rest of what the call says. */
export function useSend<E extends Endpoint>(endpoint: E, where: Omit<InputOf<E>, 'body'>) {
  // The two are what `InputOf` was taken apart into, which the compiler cannot see for a type that is not yet known.
  return useEndpointWrite(endpoint, (body: Body<E>) => ({ ...where, body }) as unknown as InputOf<E>)
}

/** The query of a write that goes through although pending appointments fall outside. */
export const forced = (force: boolean) => ({ force: force ? ('true' as const) : ('false' as const) })
