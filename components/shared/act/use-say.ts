'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useCallback } from 'react'
import { sentences } from '#contract/sentences'
import { useSentence } from '@/components/ui/use-sentence'
import type { Sentence } from '@/lib/domain/sentence'

/** Says a sentence in the reader's language; one that only English has becomes the general one. */
export function useSay(): (sentence: Sentence) => string {
  const t = useTranslations()
  const locale = useLocale()
  const inWords = useSentence()
  return useCallback(
    (sentence) => {
      if (typeof sentence === 'object') return t(sentence.key, sentence.values)
      const said = inWords(sentence)
      return locale !== 'en' && said === sentence ? inWords(sentences.failed) : said
    },
    [t, locale, inWords],
  )
}
