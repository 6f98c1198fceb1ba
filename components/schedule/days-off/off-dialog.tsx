'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { DayOffForm } from '#contract/days-off'
import { useAct } from '@/components/shared/act/use-act'
import { FormDialog } from '@/components/shared/dialog/form-dialog'
import { DateField } from '@/components/shared/form/date-field'
import { TextField } from '@/components/shared/form/text-field'
import { Form } from '@/components/ui/form'
import { toast } from '@/components/ui/toast'
import type { Affected } from '@/components/visits/affected-list'
import { affectedBy } from '@/lib/browser/affected-visits'
import { failureOf, type Sentence } from '@/lib/domain/sentence'
import { type NewDaysOff, useDayOffWrites } from '@/lib/swr/days-off'
import { AffectedConfirm } from '../affected-confirm'

interface OffDialogProps {
  form: UseFormReturn<DayOffForm>
  open: boolean
  onOpenChange: (open: boolean) => void
  timeZone: string
  /** The days of the form as one write. */
  bodyOf: (values: DayOffForm) => NewDaysOff
  words: {
    title: string
    description: string
    submit: string
    saved: (count: number) => string
    /** The refusal of days that are taken already. */
    present: Sentence
    affected: (count: number) => { title: string; text: string; confirm: string }
  }
  /** Whether the days may be left empty. */
  optional?: boolean
  /** Grows when the days are emptied: a date field keeps what was typed, so that new ones take their place. */
  cleared?: number
  /** Above the days. */
  before?: ReactNode
  /** Between the days and the note. */
  reason?: ReactNode
  /** Below the note. */
  children?: ReactNode
}

/** Takes days away from a doctor, the clinic or a room. When appointments are on them, asks what happens to these. */
export function OffDialog({
  form,
  open,
  onOpenChange,
  timeZone,
  bodyOf,
  words,
  optional = false,
  cleared = 0,
  before,
  reason,
  children,
}: OffDialogProps) {
  const t = useTranslations('daysOff')
  const { create } = useDayOffWrites()
  const [affected, setAffected] = useState<Affected[]>([])
  const { run, pending, sentence } = useAct((refusal) => {
    const touched = affectedBy(refusal)
    setAffected(touched)
    if (touched.length > 0) return null
    return refusal.code === 'conflict' ? words.present : failureOf(refusal)
  })

  function close() {
    setAffected([])
    onOpenChange(false)
  }

  async function save(values: DayOffForm, force: boolean) {
    const made = await create({ ...bodyOf(values), force })
    toast.success(words.saved(made.length))
    close()
  }

  return (
    <Form {...form}>
      <FormDialog
        open={open}
        onOpenChange={onOpenChange}
        title={words.title}
        description={words.description}
        submitLabel={words.submit}
        pending={pending}
        error={sentence}
        onSubmit={form.handleSubmit((values) => run(() => save(values, false)))}
      >
        {before}
        <div key={cleared} className="grid gap-4 sm:grid-cols-2">
          <DateField control={form.control} name="from" label={t('from')} required={!optional} />
          <DateField control={form.control} name="to" label={t('to')} required={!optional} />
          {reason}
          <div className={reason ? undefined : 'sm:col-span-2'}>
            <TextField control={form.control} name="note" label={t('note')} />
          </div>
        </div>
        {children}
      </FormDialog>
      <AffectedConfirm
        appointments={affected}
        timeZone={timeZone}
        pending={pending}
        onCancel={() => setAffected([])}
        hoursWrite={affected.length > 0 ? { write: 'create-days-off', body: bodyOf(form.getValues()) } : null}
        words={words.affected(affected.length)}
        onConfirm={() => run(() => save(form.getValues(), true))}
        onResolved={close}
      />
    </Form>
  )
}
