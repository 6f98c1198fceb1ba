'use client'

import { createContext, useContext } from 'react'

const PlaceContext = createContext<string | null>(null)

/** Says who is signed in, and where, to everything below it. */
export const SignedInPlace = PlaceContext.Provider

/** The signed-in person where they are. */
export function usePlace(): string {
  const place = useContext(PlaceContext)
  if (place === null) throw new Error('usePlace stands inside the signed-in layout')
  return place
}

/** The id of the signed-in person. */
export function useUserId(): string {
  const [userId = ''] = usePlace().split('@')
  return userId
}
