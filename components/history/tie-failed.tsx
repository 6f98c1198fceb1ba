'use client'

import { useEffect } from 'react'
import { sentences } from '#contract/sentences'
import { toast } from '@/components/ui/toast'
import { useSentence } from '@/components/ui/use-sentence'

/** Says that the history could not be read, once. */
export function TieFailed({ onClose }: { onClose: () => void }) {
  const say = useSentence()
  useEffect(() => {
    toast.error(say(sentences.failed))
    onClose()
  }, [say, onClose])
  return null
}
