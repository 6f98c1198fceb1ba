'use client'

import { useMessages } from 'next-intl'
import { useCallback } from 'react'
import { sentenceKey } from './sentence-key'

/**
 * Says a fixed English sentence (a schema's message, an answer's message) in the reader's language.
 * A sentence that no catalogue on the page knows is said as it came.
 */
export function useSentence(): (sentence: string) => string {
  const { validation, errors }: Partial<ReturnType<typeof useMessages>> = useMessages()
  return useCallback(
    (sentence) => {
      const known: Record<string, string> = { ...errors, ...validation }
      return known[sentenceKey(sentence)] ?? sentence
    },
    [validation, errors],
  )
}
