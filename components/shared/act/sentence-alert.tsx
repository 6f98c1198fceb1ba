'use client'

import { Alert } from '@/components/ui/alert'
import type { Sentence } from '@/lib/domain/sentence'
import { useSay } from './use-say'

interface SentenceAlertProps {
  of: Sentence | null
  title?: string
  className?: string
}

/** Why something did not work, in the reader's language; nothing while there is nothing to say. */
export function SentenceAlert({ of: sentence, ...alert }: SentenceAlertProps) {
  const say = useSay()
  if (!sentence) return null
  return (
    <Alert variant="error" {...alert}>
      {say(sentence)}
    </Alert>
  )
}
