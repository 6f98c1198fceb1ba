'use client'

import { createContext, useContext } from 'react'

const UserContext = createContext<string | null>(null)

/** Says who is signed in to everything below it. */
export const SignedInUser = UserContext.Provider

/** The id of the signed-in person. */
export function useUserId(): string {
  const userId = useContext(UserContext)
  if (userId === null) throw new Error('useUserId stands inside the signed-in layout')
  return userId
}
