import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useTransition } from 'react'
import { sentences } from '#contract/sentences'
import { useToastAct } from '@/components/shared/act/use-toast-act'
import { toast } from '@/components/ui/toast'
import { takeBack } from '@/lib/browser/take-back'

/** Reopens a visit that was closed, says so and loads the screen again; a refusal is said too. */
export function useUndo() {
  const t = useTranslations('visitActions')
  const router = useRouter()
  const [reloading, startReload] = useTransition()
  const reload = () => startReload(() => router.refresh())
  const { run, pending } = useToastAct(({ status }) => {
    if (status !== 409) return sentences.failed
    reload()
    return { key: 'visitActions.undoTooLate' }
  })

  async function undo(token: string): Promise<void> {
    await run(async () => {
      await takeBack(token)
      toast.success(t('undone'))
      reload()
    })
  }

  return { undo, pending: pending || reloading }
}
