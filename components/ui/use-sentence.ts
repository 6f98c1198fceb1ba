'use client'

import { type Messages, useMessages, useTranslations } from 'next-intl'
import { useCallback } from 'react'
import { sentenceKey } from './sentence-key'

/** Where the catalogues hold fixed sentences: a page brings those that its forms and calls can say. */
export const sentenceNamespaces = [
  'failures',
  'errors',
  'peopleSentences',
  'validation',
  'clinicSentences',
  'fileSentences',
  'publicBooking',
] as const satisfies (keyof Messages)[]

/**
 * Says a fixed English sentence (a schema's message, an answer's message) in the reader's language.
 * A sentence with a number may stand there for all of them: 'Must be at most {count} characters long'. One that no
 * catalogue on the page knows is said as it came.
 */
export function useSentence(): (sentence: string) => string {
  const messages: Partial<ReturnType<typeof useMessages>> = useMessages()
  const t = useTranslations()
  return useCallback(
    (sentence) => {
      const [count = ''] = /\d+/.exec(sentence) ?? []
      // The keys are made of sentences, which the type of the catalogues cannot know.
      for (const key of [sentenceKey(sentence), sentenceKey(sentence.replace(count, 'count'))])
        for (const namespace of sentenceNamespaces)
          if (messages[namespace] && key in messages[namespace])
            return t(`${namespace}.${key}` as never, { count } as never)
      return sentence
    },
    [messages, t],
  )
}
