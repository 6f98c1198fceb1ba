'use client'

import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { SignedInPlace, usePlace } from '@/lib/browser/session/signed-in-user'

/** `[place, address]`: what one person has loaded at one clinic is never shown to the next, nor at another. */
export type UserKey = readonly [place: string, url: string]

const settings = {
  provider: () => new Map(),
  revalidateOnFocus: false,
  // Writes and sign-outs are answered by `request`; a refused read is not asked again and again.
  shouldRetryOnError: false,
}

/** The signed-in person's own cache; it dies with the signed-in layout. */
export function UserCache({ place, children }: { place: string; children: ReactNode }) {
  return (
    <SignedInPlace value={place}>
      <SWRConfig key={place} value={settings}>
        {children}
      </SWRConfig>
    </SignedInPlace>
  )
}

/** Makes the SWR key of an address for the signed-in person. */
export function useUserKey(): (url: string) => UserKey {
  const place = usePlace()
  return (url) => [place, url]
}
