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
  const { run, pending } = useToastAct(({ status }) =>
    status === 409 ? { key: 'visitActions.undoTooLate' } : sentences.failed,
  )
  const router = useRouter()
  const [reloading, startReload] = useTransition()

  async function undo(token: string): Promise<void> {
    await run(async () => {
      await takeBack(token)
      toast.success(t('undone'))
    })
    startReload(() => router.refresh())
  }

  return { undo, pending: pending || reloading }
}
