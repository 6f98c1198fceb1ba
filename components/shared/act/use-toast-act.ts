'use client'

import { sentences } from '#contract/sentences'
import { toast } from '@/components/ui/toast'
import type { Sentence } from '@/lib/domain/sentence'
import { useAct, type Wording } from './use-act'
import { useSay } from './use-say'

/** Like `useAct`, where the screen has no place for a refusal: a toast shows it. */
export function useToastAct(usual: Sentence | Wording = sentences.failed) {
  const say = useSay()
  return useAct(async (refusal) => {
    const sentence = typeof usual === 'function' ? await usual(refusal) : usual
    if (sentence) toast.error(say(sentence))
    return null
  })
}
