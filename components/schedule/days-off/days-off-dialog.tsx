'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { awayReasons, type DayOffForm, dayOffForm, type Holiday } from '#contract/days-off'
import type { HoursWrite } from '#contract/resolve'
import { useAct } from '@/components/shared/act/use-act'
import { FormDialog } from '@/components/shared/dialog/form-dialog'
import { DateField } from '@/components/shared/form/date-field'
import { SelectField } from '@/components/shared/form/select-field'
import { TextField } from '@/components/shared/form/text-field'
import type { Affected } from '@/components/shared/text/affected-list'
import { FullMessages } from '@/components/shared/text/full-messages'
import { Form } from '@/components/ui/form'
import { toast } from '@/components/ui/toast'
import { useDialogDraft } from '@/lib/browser/use-dialog-draft'
import type { CalendarDoctor } from '@/lib/domain/schedule'
import { failureOf } from '@/lib/domain/sentence'
import type { Locale } from '@/lib/i18n/locale'
import { useDayOffWrites } from '@/lib/swr/days-off'
import { affectedBy } from '@/lib/swr/staff'
import { AffectedConfirm } from '../affected-confirm'
import { ComingDaysOff } from './coming-days-off'
import { HolidayChoice } from './holiday-choice'

export interface DaysOffDraft {
  /** The first day that is offered. */
  from: string
  typed?: Partial<DayOffForm>
  serial: number
}

interface DaysOffDialogProps {
  name: string
  draft: DaysOffDraft
  open: boolean
  onOpenChange: (open: boolean) => void
  doctor: CalendarDoctor
  /** To choose from, with the whole clinic; empty for somebody who sees only their own calendar. */
  doctors: CalendarDoctor[]
  timeZone: string
  today: string
}

/** Vacation, sickness and public holidays of a doctor or the whole clinic: those to come, and more. */
export function DaysOffDialog(props: DaysOffDialogProps) {
  return (
    <FullMessages>
      <DaysOff {...props} />
    </FullMessages>
  )
}

function DaysOff({ name, draft, open, onOpenChange, doctor, doctors, timeZone, today }: DaysOffDialogProps) {
  const t = useTranslations('daysOff')
  const locale = useLocale()
  const form = useForm<DayOffForm>({
    resolver: zodResolver(dayOffForm),
    defaultValues: { ...startOf(draft.from, doctor.id), ...draft.typed },
  })
  useDialogDraft(name, draft, form, open)
  const { create, remove } = useDayOffWrites()
  const [offered, setOffered] = useState<Holiday[]>([])
  const [affected, setAffected] = useState<Affected[]>([])
  // A date field keeps what was typed, whatever is set: to empty it, a new one takes its place.
  const [cleared, setCleared] = useState(0)
  const { run, pending, sentence } = useAct((refusal) => {
    const touched = affectedBy(refusal)
    setAffected(touched)
    if (touched.length > 0) return null
    return refusal.code === 'conflict' ? { key: 'daysOff.present' } : failureOf(refusal)
  })
  const hoursWrite: HoursWrite | null =
    affected.length > 0 ? { write: 'create-days-off', body: bodyOf(form.getValues(), offered, locale) } : null
  const holidays = form.watch('holidays')
  const isOfferedFirstDay = form.watch('from') === draft.from && form.watch('to') === draft.from

  async function save(values: DayOffForm, force: boolean) {
    const made = await create({ ...bodyOf(values, offered, locale), force })
    toast.success(t('saved', { count: made.length }))
    setAffected([])
    onOpenChange(false)
  }

  function choose(days: string[]) {
    form.setValue('holidays', days, { shouldDirty: true })
    // The day that was only offered is not meant by somebody who chooses holidays.
    if (days.length > 0 && isOfferedFirstDay) {
      form.setValue('from', '')
      form.setValue('to', '')
      form.clearErrors()
      setCleared((times) => times + 1)
    }
  }

  return (
    <Form {...form}>
      <FormDialog
        open={open}
        onOpenChange={onOpenChange}
        title={t('title')}
        description={doctors.length > 0 ? t('text') : doctor.name}
        submitLabel={t('save')}
        pending={pending}
        error={sentence}
        onSubmit={form.handleSubmit((values) => run(() => save(values, false)))}
      >
        <ComingDaysOff
          from={today}
          doctors={doctors}
          own={doctors.length > 0 ? null : doctor.id}
          remove={remove}
        />
        {doctors.length > 0 && (
          <SelectField
            control={form.control}
            name="doctorId"
            label={t('whose')}
            options={[['', t('wholeClinic')], ...doctors.map((each) => [each.id, each.name] as const)]}
          />
        )}
        <div key={cleared} className="grid gap-4 sm:grid-cols-2">
          <DateField control={form.control} name="from" label={t('from')} required={holidays.length === 0} />
          <DateField control={form.control} name="to" label={t('to')} required={holidays.length === 0} />
          <SelectField
            control={form.control}
            name="reason"
            label={t('reason')}
            options={awayReasons.map((reason) => [reason, t(`reasons.${reason}`)] as const)}
          />
          <TextField control={form.control} name="note" label={t('note')} />
        </div>
        <HolidayChoice
          from={draft.from}
          chosen={holidays}
          mayEdit={doctors.length > 0}
          onChoose={choose}
          onOffered={setOffered}
        />
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
        onResolved={() => {
          setAffected([])
          onOpenChange(false)
        }}
      />
    </Form>
  )
}

function startOf(from: string, doctorId: string): DayOffForm {
  return { doctorId, from, to: from, reason: 'vacation', note: '', holidays: [] }
}

/** The days that were typed and the holidays that were chosen, as one write. */
function bodyOf(form: DayOffForm, offered: readonly Holiday[], locale: Locale) {
  const { doctorId, from, to, reason, note, holidays } = form
  const nameOf = ({ nameEn, nameEs }: Holiday) => (locale === 'es' ? nameEs : nameEn)
  const chosen = offered
    .filter((holiday) => holidays.includes(holiday.from))
    .map((holiday) => ({
      from: holiday.from,
      to: holiday.to,
      note: nameOf(holiday),
      reason: 'holiday' as const,
    }))
  const typed = from === '' ? [] : [{ from, to, reason, note }]
  const [first, ...also] = [...typed, ...chosen]
  if (!first) throw new Error('The form has days or holidays')
  return { ...first, also, doctorId: doctorId || null }
}
