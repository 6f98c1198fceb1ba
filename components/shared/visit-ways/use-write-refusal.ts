'use client'

import { useTranslations } from 'next-intl'
import { sentences } from '#contract/sentences'
import { useSentence } from '@/components/ui/use-sentence'
import type { RequestError } from '@/lib/browser/request'

const sentenceKeys = {
  shift_overlap: 'schedule.overlaps',
  slot_taken: 'hands.taken',
  appointments_affected: 'hands.bookedInside',
} as const

/** Why the server refused what was let go, in a sentence. */
export function useWriteRefusal() {
  const t = useTranslations()
  const say = useSentence()
  return ({ code, message }: RequestError): string => {
    if (code === 'not_found') return t('schedule.gone')
    if (code === 'network' || code === 'unavailable') return say(sentences.network)
    if (code in sentenceKeys) return t(sentenceKeys[code as keyof typeof sentenceKeys])
    return code === 'invalid_input' && message ? say(message) : say(sentences.failed)
  }
}
