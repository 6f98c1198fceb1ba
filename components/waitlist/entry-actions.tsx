'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { maxReason } from '#contract/choices'
import { urgentInput } from '#contract/waitlist'
import { useAct } from '@/components/shared/act/use-act'
import { ConfirmDialog } from '@/components/shared/dialog/confirm-dialog'
import { SavedFormDialog } from '@/components/shared/dialog/saved-form-dialog'
import { TextField } from '@/components/shared/form/text-field'
import { useFormSave } from '@/components/shared/form/use-form-save'
import { Button, buttonVariants } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { bookVisit } from '@/lib/browser/book-visit'
import type { Wish } from '@/lib/domain/wish'
import { routes } from '@/lib/routes'
import { useWrite } from '@/lib/swr/use-call'

interface EntryActionsProps {
  wish: Wish
  /** Whether the reader may move the appointment that is to become earlier. */
  movesVisit: boolean
  onChanged: () => void
}

/** The desk's actions for somebody who waits. */
export function EntryActions({ wish, movesVisit, onChanged }: EntryActionsProps) {
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
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {!wish.offer && (movesVisit || !wish.appointmentId) && <NextStep wish={wish} name={name} />}
      {!wish.urgent && (
        <Button variant="link" aria-label={t('putFirstOf', { name })} onClick={() => setAsking('urgent')}>
          {t('putFirst')}
        </Button>
      )}
      <Button variant="link" aria-label={t('takeOffOf', { name })} onClick={() => setAsking('leave')}>
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

/** The step that needs no free time to be offered: to book, or to move the appointment that is to become earlier. */
function NextStep({ wish, name }: { wish: Wish; name: string }) {
  const t = useTranslations()
  const { patientId, doctorId, appointmentId } = wish
  const step = t(appointmentId ? 'visitActions.reschedule' : 'today.bookVisit')
  const label = t('today.stepOf', { step, name })
  if (appointmentId) {
    return (
      <Link
        prefetch={false}
        href={doctorId ? routes.reschedule(doctorId, appointmentId) : routes.appointment(appointmentId)}
        aria-label={label}
        className={buttonVariants({ variant: 'secondary', size: 'sm' })}
      >
        {step}
      </Link>
    )
  }
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={label}
      onClick={() => bookVisit({ patient: { id: patientId, name }, ...(doctorId && { doctorId }) })}
    >
      {step}
    </Button>
  )
}

interface UrgentDialogProps {
  wish: Wish
  onDone: () => void
  onClose: () => void
}

/** Puts somebody before those who have only waited longer; why, stays on record. */
function UrgentDialog({ wish, onDone, onClose }: UrgentDialogProps) {
  const t = useTranslations('waitlist')
  const form = useForm({
    resolver: zodResolver(urgentInput),
    mode: 'onTouched',
    defaultValues: { reason: '' },
  })
  const { trigger } = useWrite('waitlist.putFirst', { params: { id: wish.id } })
  const saving = useFormSave(form, async (input) => {
    await trigger(input)
    toast.success(t('isFirst', { name: wish.patientName ?? '' }))
    onDone()
  })
  return (
    <SavedFormDialog
      form={form}
      saving={saving}
      title={t('putFirstTitle', { name: wish.patientName ?? '' })}
      description={t('putFirstText')}
      submitLabel={t('putFirst')}
      onClose={onClose}
    >
      <TextField
        control={form.control}
        name="reason"
        label={t('reason')}
        maxLength={maxReason}
        autoComplete="off"
        required
      />
    </SavedFormDialog>
  )
}
