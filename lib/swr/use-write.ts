'use client'

import useSWRMutation from 'swr/mutation'
import { type UserKey, useUserKey } from '@/lib/swr/user-cache'

/** A write to a route handler of ours at `url`, and whether it is under way. Throws what `send` throws. */
export function useWrite<Answer, Arg = void>(url: string, send: (url: string, arg: Arg) => Promise<Answer>) {
  return useSWRMutation(useUserKey()(url), ([, address]: UserKey, { arg }: { arg: Arg }) =>
    send(address, arg),
  )
}
