'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useTransition } from 'react'
import { useAct } from '@/components/shared/act/use-act'
import { useSay } from '@/components/shared/act/use-say'
import { Button } from '@/components/ui/button'
import { useWrite } from '@/lib/swr/use-call'

/** Takes the list away for good. */
export function HideFirstSteps({ clinicId }: { clinicId: string }) {
  const t = useTranslations('firstSteps')
  const router = useRouter()
  const { trigger } = useWrite('clinics.dismissFirstSteps', { params: { id: clinicId } })
  const [isLeaving, leave] = useTransition()
  const { run, pending, sentence } = useAct({ key: 'firstSteps.hideFailed' })
  const say = useSay()

  async function dismiss() {
    await trigger({ dismissed: true })
    leave(() => router.refresh())
  }

  return (
    <div className="ms-auto flex items-center gap-3">
      <p role="status" className="text-sm text-destructive-strong">
        {sentence && say(sentence)}
      </p>
      <Button variant="ghost" size="sm" disabled={pending || isLeaving} onClick={() => run(dismiss)}>
        {t('hide')}
      </Button>
    </div>
  )
}
