import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useTransition } from 'react'
import { sentences } from '#contract/sentences'
import { useAct } from '@/components/shared/act/use-act'
import { useSay } from '@/components/shared/act/use-say'
import { toast } from '@/components/ui/toast'
import { takeBack } from '@/lib/swr/take-back'

/** Reopens a visit that was closed, says so and loads the screen again; a refusal is said too. */
export function useUndo() {
  const t = useTranslations('appointments')
  const say = useSay()
  const { run, pending } = useAct()
  const router = useRouter()
  const [reloading, startReload] = useTransition()

  async function undo(token: string): Promise<void> {
    await run(
      async () => {
        await takeBack(token)
        toast.success(t('undone'))
      },
      ({ status }) => {
        toast.error(status === 409 ? t('undoTooLate') : say(sentences.failed))
        return null
      },
    )
    startReload(() => router.refresh())
  }

  return { undo, pending: pending || reloading }
}
