'use client'

import { useEffect } from 'react'
import { sentences } from '#contract/sentences'
import { useSay } from '@/components/shared/act/use-say'
import { toast } from '@/components/ui/toast'

/** Says that the history could not be read, once. */
export function TieFailed({ onClose }: { onClose: () => void }) {
  const say = useSay()
  useEffect(() => {
    toast.error(say(sentences.failed))
    onClose()
  }, [say, onClose])
  return null
}
