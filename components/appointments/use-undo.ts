import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState, useTransition } from 'react'
import { sentences } from '#contract/sentences'
import { toast } from '@/components/ui/toast'
import { useSentence } from '@/components/ui/use-sentence'
import { RequestError } from '@/lib/browser/request'
import { takeBack } from '@/lib/swr/take-back'

/** Reopens a visit that was closed, says so and loads the screen again; a refusal is said too. */
export function useUndo() {
  const t = useTranslations('appointments')
  const sentence = useSentence()
  const router = useRouter()
  const [reloading, startReload] = useTransition()
  const [running, setRunning] = useState(false)

  async function undo(token: string): Promise<void> {
    setRunning(true)
    try {
      await takeBack(token)
      toast.success(t('undone'))
    } catch (refusal) {
      if (!(refusal instanceof RequestError)) throw refusal
      toast.error(refusal.status === 409 ? t('undoTooLate') : sentence(sentences.failed))
    } finally {
      setRunning(false)
      startReload(() => router.refresh())
    }
  }

  return { undo, pending: running || reloading }
}
