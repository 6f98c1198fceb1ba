'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useAct } from '@/components/shared/act/use-act'
import { ConfirmDialog } from '@/components/shared/dialog/confirm-dialog'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import type { Wish } from '@/lib/domain/wish'
import { useWrite } from '@/lib/swr/use-call'
import { UrgentDialog } from './urgent-dialog'

/** The desk's actions for somebody who waits. */
export function EntryActions({ wish, onChanged }: { wish: Wish; onChanged: () => void }) {
  const t = useTranslations('waitlist')
  const [asking, setAsking] = useState<'urgent' | 'leave' | null>(null)
  const { run, pending, sentence } = useAct()
  const leaving = useWrite('waitlist.leave', { params: { id: wish.id } })
  const name = wish.patientName ?? ''

  async function leave() {
    await leaving.trigger()
    setAsking(null)
    toast.success(t('left'))
    onChanged()
  }

  return (
    <div className="flex flex-wrap gap-2">
      {!wish.urgent && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={t('putFirstOf', { name })}
          onClick={() => setAsking('urgent')}
        >
          {t('putFirst')}
        </Button>
      )}
      <Button
        variant="ghost"
        size="sm"
        aria-label={t('takeOffOf', { name })}
        onClick={() => setAsking('leave')}
      >
        {t('takeOff')}
      </Button>
      {asking === 'urgent' && (
        <UrgentDialog
          wish={wish}
          onClose={() => setAsking(null)}
          onDone={() => {
            setAsking(null)
            onChanged()
          }}
        />
      )}
      <ConfirmDialog
        open={asking === 'leave'}
        onOpenChange={(open) => !open && setAsking(null)}
        title={t('takeOffTitle')}
        description={t('takeOffText', { name })}
        confirmLabel={t('takeOff')}
        cancelLabel={t('keepWaiting')}
        destructive
        pending={pending}
        error={sentence}
        onConfirm={() => run(leave)}
      />
    </div>
  )
}
