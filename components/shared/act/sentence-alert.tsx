'use client'

import { Alert } from '@/components/ui/alert'
import type { Sentence } from '@/lib/domain/sentence'
import { useSay } from './use-say'

/** Why something did not work, in the reader's language; nothing while there is nothing to say. */
export function SentenceAlert({ of: sentence, className }: { of: Sentence | null; className?: string }) {
  const say = useSay()
  if (!sentence) return null
  return (
    <Alert variant="error" className={className}>
      {say(sentence)}
    </Alert>
  )
}
