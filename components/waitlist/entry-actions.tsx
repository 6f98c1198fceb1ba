'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { sentences } from '#contract/sentences'
import { ConfirmDialog } from '@/components/shared/dialog/confirm-dialog'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { useSentence } from '@/components/ui/use-sentence'
import type { Wish } from '@/lib/domain/wish'
import { useLeaveWaitlist } from '@/lib/swr/waitlist'
import { UrgentDialog } from './urgent-dialog'

/** What the desk does with somebody who waits. */
export function EntryActions({ wish, onChanged }: { wish: Wish; onChanged: () => void }) {
  const t = useTranslations('waitlist')
  const say = useSentence()
  const [asking, setAsking] = useState<'urgent' | 'leave' | null>(null)
  const [error, setError] = useState<string | null>(null)
  const leaving = useLeaveWaitlist()
  const name = wish.patientName ?? ''

  async function leave() {
    setError(null)
    try {
      await leaving.trigger(wish.id)
      setAsking(null)
      toast.success(t('left'))
      onChanged()
    } catch {
      setError(say(sentences.failed))
    }
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
        pending={leaving.isMutating}
        error={error}
        onConfirm={leave}
      />
    </div>
  )
}
