'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { SWRConfig } from 'swr'
import { request } from '@/lib/swr/request'

/** `[user id, address]`: what one person has loaded is never shown to the next. */
export type UserKey = readonly [userId: string, url: string]

const UserContext = createContext<string | null>(null)

const settings = {
  provider: () => new Map(),
  fetcher: ([, url]: UserKey) => request(url),
  revalidateOnFocus: false,
  // Writes and sign-outs are answered by `request`; a refused read is not asked again and again.
  shouldRetryOnError: false,
}

/** The signed-in person's own cache; it dies with the signed-in layout. */
export function UserCache({ userId, children }: { userId: string; children: ReactNode }) {
  return (
    <UserContext value={userId}>
      <SWRConfig key={userId} value={settings}>
        {children}
      </SWRConfig>
    </UserContext>
  )
}

/** Who is signed in. */
export function useUserId(): string {
  const userId = useContext(UserContext)
  if (userId === null) throw new Error('useUserId stands inside the signed-in layout')
  return userId
}

/** Makes the SWR key of an address for the signed-in person. */
export function useUserKey(): (url: string) => UserKey {
  const userId = useUserId()
  return (url) => [userId, url]
}
