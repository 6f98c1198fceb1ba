'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { useDismissFirstSteps } from '@/lib/swr/clinics'

/** Takes the list away for good. */
export function HideFirstSteps({ clinicId }: { clinicId: string }) {
  const t = useTranslations('firstSteps')
  const router = useRouter()
  const { trigger, isMutating } = useDismissFirstSteps(clinicId)
  const [isLeaving, leave] = useTransition()
  const [failed, setFailed] = useState(false)

  async function dismiss() {
    setFailed(false)
    try {
      await trigger({ dismissed: true })
      leave(() => router.refresh())
    } catch {
      setFailed(true)
    }
  }

  return (
    <div className="ms-auto flex items-center gap-3">
      <p role="status" className="text-sm text-destructive-strong">
        {failed && t('hideFailed')}
      </p>
      <Button variant="ghost" size="sm" disabled={isMutating || isLeaving} onClick={dismiss}>
        {t('hide')}
      </Button>
    </div>
  )
}
