'use client'

import { useMemo } from 'react'
import { usePlace } from '@/lib/browser/session/signed-in-user'
import { dropDraft, keepDraft, readDraft } from '@/lib/browser/session/stored-data'

/** The unsaved input of the form `name`, kept in this tab for the same person in case their session ends. */
export function useDraft(name: string) {
  const place = usePlace()
  return useMemo(
    () => ({
      read: () => readDraft(place, name),
      keep: (draft: unknown) => keepDraft(place, name, draft),
      drop: () => dropDraft(place, name),
    }),
    [place, name],
  )
}

const secret = /password|token|secret|recoveryCode/i

/** The values that may be kept: no passwords, no codes, and no files, which cannot be. */
export function withoutSecrets(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !secret.test(name) && !(value instanceof File)),
  )
}
