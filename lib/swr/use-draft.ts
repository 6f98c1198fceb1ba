'use client'

import { useMemo } from 'react'
import { dropDraft, keepDraft, readDraft } from '@/lib/swr/traces'
import { useUserKey } from '@/lib/swr/user-cache'

/** What is being typed into the form `name`, kept for the same person in this tab in case their session ends. */
export function useDraft(name: string) {
  const [userId] = useUserKey()('')
  return useMemo(
    () => ({
      read: () => readDraft(userId, name),
      keep: (draft: unknown) => keepDraft(userId, name, draft),
      drop: () => dropDraft(userId, name),
    }),
    [userId, name],
  )
}
