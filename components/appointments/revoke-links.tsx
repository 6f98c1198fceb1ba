'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useAct } from '@/components/shared/act/use-act'
import { ConfirmDialog } from '@/components/shared/dialog/confirm-dialog'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { useWrite } from '@/lib/swr/use-call'

/** Ends the links that mails about this visit carried, when they were forwarded or lost. */
export function RevokeLinks({ id }: { id: string }) {
  const t = useTranslations('visitActions')
  const [asking, setAsking] = useState(false)
  const { run, pending, sentence } = useAct({ key: 'visitActions.noteFailed' })
  const { trigger } = useWrite('reminders.revokeLinks', { params: { id } })

  async function revoke() {
    await trigger()
    setAsking(false)
    toast.success(t('linksRevoked'))
  }

  return (
    <div className="mt-3 grid justify-items-start gap-2 border-t pt-3">
      <p className="max-w-reading text-sm text-muted-foreground">{t('linksText')}</p>
      <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
        {t('linksRevoke')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('linksTitle')}
        description={t('linksQuestion')}
        confirmLabel={t('linksRevoke')}
        destructive
        pending={pending}
        error={sentence}
        onConfirm={() => run(revoke)}
      />
    </div>
  )
}
