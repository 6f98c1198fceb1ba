'use client'

import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { SignedInUser, useUserId } from '@/lib/browser/signed-in-user'

/** `[user id, address]`: what one person has loaded is never shown to the next. */
export type UserKey = readonly [userId: string, url: string]

const settings = {
  provider: () => new Map(),
  revalidateOnFocus: false,
  // Writes and sign-outs are answered by `request`; a refused read is not asked again and again.
  shouldRetryOnError: false,
}

/** The signed-in person's own cache; it dies with the signed-in layout. */
export function UserCache({ userId, children }: { userId: string; children: ReactNode }) {
  return (
    <SignedInUser value={userId}>
      <SWRConfig key={userId} value={settings}>
        {children}
      </SWRConfig>
    </SignedInUser>
  )
}

/** Makes the SWR key of an address for the signed-in person. */
export function useUserKey(): (url: string) => UserKey {
  const userId = useUserId()
  return (url) => [userId, url]
}
