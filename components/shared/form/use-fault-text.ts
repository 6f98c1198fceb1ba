'use client'

import { useTranslations } from 'next-intl'
import { useSentence } from '@/components/ui/use-sentence'
import type { FormFault } from '@/lib/domain/sign-in-errors'

/** Says a refusal in the reader's language. */
export function useFaultText(): (fault: FormFault) => string {
  const t = useTranslations('errors')
  const say = useSentence()
  return (fault) =>
    'sentence' in fault ? say(fault.sentence) : t('tooManyAttempts', { minutes: fault.waitMinutes })
}
