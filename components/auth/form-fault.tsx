'use client'

import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { useSentence } from '@/components/ui/use-sentence'
import type { FormFault as Fault } from '@/lib/domain/sign-in-errors'

/** Why the form was refused, in the reader's language. */
export function FormFault({ fault }: { fault: Fault | null }) {
  const t = useTranslations('auth')
  const say = useSentence()
  if (!fault) return null
  return (
    <Alert variant="error">
      {'sentence' in fault ? say(fault.sentence) : t('tooManyAttempts', { minutes: fault.waitMinutes })}
    </Alert>
  )
}
