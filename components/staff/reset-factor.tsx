'use client'

import { ShieldOff } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { useResetTwoFactor } from '@/lib/swr/staff'

const ConfirmDialog = dynamic(
  () => import('@/components/shared/dialog/confirm-dialog').then((module) => module.ConfirmDialog),
  { ssr: false },
)

/** For a colleague who has lost their device: asked first, and told what it does. */
export function ResetFactor({ userId, name }: { userId: string; name: string }) {
  const t = useTranslations('staff')
  const [open, setOpen] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const { trigger, isMutating } = useResetTwoFactor(userId)

  async function reset() {
    setError(null)
    try {
      await trigger(undefined)
      toast.success(t('factorReset', { name }))
      setOpen(false)
    } catch {
      setError(t('factorResetFailed'))
    }
  }

  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <ShieldOff aria-hidden="true" />
        {t('resetFactor')}
      </Button>
      {open && (
        <ConfirmDialog
          open
          onOpenChange={setOpen}
          title={t('resetFactorTitle', { name })}
          description={t('resetFactorText')}
          confirmLabel={t('resetFactorConfirm')}
          pending={isMutating}
          error={error}
          onConfirm={reset}
        />
      )}
    </>
  )
}
