'use client'

import { ShieldOff } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ConfirmDialog } from '@/components/shared/dialog/confirm-dialog'
import { useProof } from '@/components/shared/proof/use-proof'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { useResetTwoFactor } from '@/lib/swr/staff'

/** For a colleague who has lost their device: asked first, and told what it does. */
export function ResetFactor({ userId, name }: { userId: string; name: string }) {
  const t = useTranslations('staff')
  const [open, setOpen] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const { trigger, isMutating } = useResetTwoFactor(userId)
  const { proven, question } = useProof()

  async function reset() {
    setError(null)
    try {
      if (!(await proven(trigger))) return
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
      {question}
      {open && !question && (
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
