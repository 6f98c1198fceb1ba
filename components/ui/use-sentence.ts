'use client'

import { useMessages, useTranslations } from 'next-intl'
import { useCallback } from 'react'
import { sentenceKey } from './sentence-key'

/**
 * Says a fixed English sentence (a schema's message, an answer's message) in the reader's language.
 * A sentence with a number may stand there for all of them: 'Must be at most {count} characters long'. One that no
 * catalogue on the page knows is said as it came.
 */
export function useSentence(): (sentence: string) => string {
  const { validation, errors, failures }: Partial<ReturnType<typeof useMessages>> = useMessages()
  const t = useTranslations()
  return useCallback(
    (sentence) => {
      const known: Record<string, string> = { ...failures, ...errors, ...validation }
      const found = known[sentenceKey(sentence)]
      const [count] = /\d+/.exec(sentence) ?? []
      if (found !== undefined || count === undefined) return found ?? sentence
      // The keys are made of sentences, which the type of the catalogues cannot know.
      const forAll = `validation.${sentenceKey(sentence.replace(count, 'count'))}` as never
      return t.has(forAll) ? t(forAll, { count } as never) : sentence
    },
    [validation, errors, failures, t],
  )
}
