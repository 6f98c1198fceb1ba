'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { type CloseRoomForm, closeRoomForm } from '#contract/days-off'
import type { HoursWrite } from '#contract/resolve'
import { useAct } from '@/components/shared/act/use-act'
import { FormDialog } from '@/components/shared/dialog/form-dialog'
import { DateField } from '@/components/shared/form/date-field'
import { TextField } from '@/components/shared/form/text-field'
import type { Affected } from '@/components/shared/text/affected-list'
import { Form } from '@/components/ui/form'
import { toast } from '@/components/ui/toast'
import type { RoomOfDay } from '@/lib/domain/schedule'
import { failureOf } from '@/lib/domain/sentence'
import { useDayOffWrites } from '@/lib/swr/days-off'
import { affectedBy } from '@/lib/swr/staff'
import { AffectedConfirm } from '../affected-confirm'

interface CloseRoomDialogProps {
  room: RoomOfDay
  day: string
  timeZone: string
  onClose: () => void
}

/** Closes a room for repair. Its visits go to another one; what becomes of those for which none is free is asked. */
export function CloseRoomDialog({ room, day, timeZone, onClose }: CloseRoomDialogProps) {
  const t = useTranslations('rooms')
  const tDays = useTranslations('daysOff')
  const form = useForm<CloseRoomForm>({
    resolver: zodResolver(closeRoomForm),
    defaultValues: { from: day, to: day, note: '' },
  })
  const { create } = useDayOffWrites()
  const [affected, setAffected] = useState<Affected[]>([])
  const { run, pending, sentence } = useAct((refusal) => {
    const touched = affectedBy(refusal)
    setAffected(touched)
    return touched.length > 0 ? null : failureOf(refusal)
  })
  const bodyOf = (values: CloseRoomForm) => ({
    ...values,
    resourceId: room.id,
    reason: 'repair' as const,
    also: [],
  })
  const hoursWrite: HoursWrite | null =
    affected.length > 0 ? { write: 'create-days-off', body: bodyOf(form.getValues()) } : null

  async function save(values: CloseRoomForm, force: boolean) {
    await create({ ...bodyOf(values), force })
    toast.success(t('isClosed', { name: room.name }))
    onClose()
  }

  return (
    <Form {...form}>
      <FormDialog
        open
        onOpenChange={onClose}
        title={t('closeOf', { name: room.name })}
        description={t('closeText')}
        submitLabel={t('closeOf', { name: room.name })}
        pending={pending}
        error={sentence}
        onSubmit={form.handleSubmit((values) => run(() => save(values, false)))}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <DateField control={form.control} name="from" label={tDays('from')} required />
          <DateField control={form.control} name="to" label={tDays('to')} required />
        </div>
        <TextField control={form.control} name="note" label={tDays('note')} />
      </FormDialog>
      <AffectedConfirm
        appointments={affected}
        timeZone={timeZone}
        pending={pending}
        onCancel={() => setAffected([])}
        hoursWrite={hoursWrite}
        words={{
          title: t('affectedTitle'),
          text: t('affectedText', { count: affected.length }),
          confirm: t('affectedConfirm'),
        }}
        onConfirm={() => run(() => save(form.getValues(), true))}
        onResolved={onClose}
      />
    </Form>
  )
}
