'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { awayReasons, type DayOffForm, dayOffForm, type Holiday } from '#contract/days-off'
import { SelectField } from '@/components/shared/form/select-field'
import { withFullMessages } from '@/components/shared/text/full-messages'
import { useDialogDraft } from '@/lib/browser/drafts/use-dialog-draft'
import type { CalendarDoctor } from '@/lib/domain/schedule'
import type { Locale } from '@/lib/i18n/locale'
import { ComingDaysOff } from './coming-days-off'
import { HolidayChoice } from './holiday-choice'
import { OffDialog } from './off-dialog'

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
export const DaysOffDialog = withFullMessages(DaysOff)

function DaysOff({ name, draft, open, onOpenChange, doctor, doctors, timeZone, today }: DaysOffDialogProps) {
  const t = useTranslations('daysOff')
  const locale = useLocale()
  const form = useForm<DayOffForm>({
    resolver: zodResolver(dayOffForm),
    defaultValues: { ...startOf(draft.from, doctor.id), ...draft.typed },
  })
  useDialogDraft(name, draft, form, open)
  const [offered, setOffered] = useState<Holiday[]>([])
  const [cleared, setCleared] = useState(0)
  const holidays = form.watch('holidays')
  const isOfferedFirstDay = form.watch('from') === draft.from && form.watch('to') === draft.from

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
    <OffDialog
      form={form}
      open={open}
      onOpenChange={onOpenChange}
      timeZone={timeZone}
      bodyOf={(values) => bodyOf(values, offered, locale)}
      words={{
        title: t('title'),
        description: doctors.length > 0 ? t('text') : doctor.name,
        submit: t('save'),
        saved: (count) => t('saved', { count }),
        present: { key: 'daysOff.present' },
        affected: (count) => ({
          title: t('affectedTitle'),
          text: t('affectedText', { count }),
          confirm: t('affectedConfirm'),
        }),
      }}
      optional={holidays.length > 0}
      cleared={cleared}
      before={
        <>
          <ComingDaysOff from={today} doctors={doctors} own={doctors.length > 0 ? null : doctor.id} />
          {doctors.length > 0 && (
            <SelectField
              control={form.control}
              name="doctorId"
              label={t('whose')}
              options={[['', t('wholeClinic')], ...doctors.map((each) => [each.id, each.name] as const)]}
            />
          )}
        </>
      }
      reason={
        <SelectField
          control={form.control}
          name="reason"
          label={t('reason')}
          options={awayReasons.map((reason) => [reason, t(`reasons.${reason}`)] as const)}
        />
      }
    >
      <HolidayChoice
        from={draft.from}
        chosen={holidays}
        mayEdit={doctors.length > 0}
        onChoose={choose}
        onOffered={setOffered}
      />
    </OffDialog>
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
