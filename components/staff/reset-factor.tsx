'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useAct } from '@/components/shared/act/use-act'
import { ConfirmDialog } from '@/components/shared/dialog/confirm-dialog'
import { RowAction } from '@/components/shared/page/setting-row'
import { useProof } from '@/components/shared/proof/use-proof'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { useWrite } from '@/lib/swr/use-call'

/** For a colleague who has lost their device: asked first, and told what it does. */
export function ResetFactor({ userId, name }: { userId: string; name: string }) {
  const t = useTranslations('staff')
  const [open, setOpen] = useState(false)
  const act = useAct({ key: 'staff.factorResetFailed' })
  const { trigger } = useWrite('account.resetTwoFactor', { params: { id: userId } })
  const { proven, question } = useProof()

  async function reset() {
    if (!(await proven(trigger))) return
    toast.success(t('factorReset', { name }))
    setOpen(false)
  }

  return (
    <>
      <Button variant="row" onClick={() => setOpen(true)}>
        <RowAction said>{t('resetFactor')}</RowAction>
      </Button>
      {question}
      {open && !question && (
        <ConfirmDialog
          open
          onOpenChange={setOpen}
          title={t('resetFactorTitle', { name })}
          description={t('resetFactorText')}
          confirmLabel={t('resetFactorConfirm')}
          pending={act.pending}
          error={act.sentence}
          onConfirm={() => act.run(reset)}
        />
      )}
    </>
  )
}
