'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { type UseFormSetError, useForm, useWatch } from 'react-hook-form'
import type { HoursWrite } from '#contract/resolve'
import type { SeriesScope } from '#contract/workshift-series'
import { type WorkshiftForm, workshiftForm } from '#contract/workshifts'
import { useAct } from '@/components/shared/act/use-act'
import { FormDialog } from '@/components/shared/dialog/form-dialog'
import { withFullMessages } from '@/components/shared/text/full-messages'
import { Alert } from '@/components/ui/alert'
import { Form } from '@/components/ui/form'
import { toast } from '@/components/ui/toast'
import { affectedBy } from '@/lib/browser/affected-visits'
import { useDialogDraft } from '@/lib/browser/drafts/use-dialog-draft'
import { RequestError } from '@/lib/browser/request'
import type { Appointment } from '@/lib/domain/appointment'
import type { WeekSchedule, WeekShift } from '@/lib/domain/schedule'
import { failureOf, type Sentence } from '@/lib/domain/sentence'
import { overlappedBy, type ShiftTimes, timesOfShift, unusedTimes, wireTimes } from '@/lib/domain/shift-draft'
import { mondayOf } from '@/lib/domain/week'
import { shiftInWords } from '@/lib/format/week'
import { useWeekRead } from '@/lib/swr/schedule'
import { hoursWriteOfSeries, seriesChangeOf, useSeriesWrites } from '@/lib/swr/workshift-series'
import { useShiftWrites } from '@/lib/swr/workshifts'
import { AffectedConfirm } from './affected-confirm'
import { DeleteShift, pendingIn } from './delete-shift'
import { ShiftFields } from './shift-fields'
import { ScopeSelect } from './weekly-hours/scope-select'

const keys = {
  stale: 'weeklyHours.seriesStale',
  shift_overlap: 'shifts.overlaps',
  not_found: 'shifts.gone',
} as const

/** The sentence under the button for a write that was refused; a refused length is said at the end time. */
function shiftRefusal(refusal: RequestError, setError: UseFormSetError<WorkshiftForm>): Sentence | null {
  const { code, envelope } = refusal
  const message = envelope.errors?.duration
  if (message) {
    setError('endTime', { type: 'server', message })
    return null
  }
  return code in keys ? { key: keys[code as keyof typeof keys] } : failureOf(refusal)
}

export interface ShiftDraft {
  /** In whose calendar. */
  doctorId: string
  /** The clicked block; null for a new one. */
  shift: WeekShift | null
  times: ShiftTimes
  /** Whether nobody chose these times of the day: others are offered where there are hours already. */
  anyHour?: boolean
  /** The form's values when the session ended. */
  typed?: ShiftTimes
  /** Grows with every opening: each starts with a form of its own. */
  serial: number
}

export interface ShownWeek {
  doctorId: string
  doctorName?: string | undefined
  timeZone: string
  week: string
  schedule: Omit<WeekSchedule, 'readAt'> | undefined
}

type ShiftDialogProps = {
  /** Under which name it is kept while something is typed into it. */
  name: string
  draft: ShiftDraft
  open: boolean
  onOpenChange: (open: boolean) => void
  shown: ShownWeek
  today: string
}

/** Creates a shift, or changes the clicked one or the one that the typed times overlap. */
export const ShiftDialog = withFullMessages(ShiftFormDialog)

function ShiftFormDialog({ name, draft, open, onOpenChange, shown, today }: ShiftDialogProps) {
  const t = useTranslations('shifts')
  const locale = useLocale()
  const form = useForm<WorkshiftForm>({
    resolver: zodResolver(workshiftForm),
    defaultValues: { ...offeredTimes(draft, shown), ...draft.typed },
  })
  useDialogDraft(name, draft, form, open)
  const { save, remove } = useShiftWrites(shown)
  const series = useSeriesWrites(shown.doctorId, shown.timeZone)
  const [scope, setScope] = useState<SeriesScope>('one')
  const [affected, setAffected] = useState<Appointment[]>([])
  const { run, pending, sentence } = useAct((refusal) => shiftRefusal(refusal, form.setError))
  const overlapped = useOverlapped(
    draft,
    useWatch({ control: form.control, compute: (values) => values }),
    shown,
  )
  const target = draft.shift ?? overlapped
  const booked = draft.shift ? pendingIn(draft.shift, shown).length : 0

  const [ofSeries, setOfSeries] = useState<HoursWrite | null>(null)

  // More of weekly hours than the one schedule is changed by a pattern, which the server makes of them.
  const one =
    target && scope === 'one' && affected.length > 0
      ? { write: 'update-shift' as const, id: target.id, body: wireTimes(form.getValues(), shown.timeZone) }
      : null

  const hoursWrite = scope === 'one' ? one : ofSeries

  async function nameVisits(times: ShiftTimes, outside: Appointment[]) {
    const { shift } = draft
    if (shift && scope !== 'one') {
      const change = await seriesChangeOf(shift, times, { scope, timeZone: shown.timeZone })
      setOfSeries(hoursWriteOfSeries(change))
    }
    setAffected(outside)
  }

  async function write(times: ShiftTimes, force: boolean) {
    try {
      if (draft.shift && scope !== 'one') await series.change(draft.shift, times, { scope, force })
      else await save({ id: target?.id ?? null, times, force })
      toast.success(t(target ? 'updated' : 'saved', { what: shiftInWords(times, locale) }))
      setAffected([])
      onOpenChange(false)
    } catch (error) {
      const outside = error instanceof RequestError ? affectedBy(error) : []
      if (outside.length === 0) {
        setAffected([])
        throw error
      }
      await nameVisits(times, outside)
    }
  }

  return (
    <Form {...form}>
      <FormDialog
        open={open}
        onOpenChange={onOpenChange}
        title={draft.shift ? t('editTitle') : t('createTitle')}
        {...(booked > 0 && { description: t('bookedChange', { count: booked }) })}
        submitLabel={target ? t('update') : t('save')}
        pending={pending}
        error={sentence}
        onSubmit={form.handleSubmit((times) => run(() => write(times, false)))}
        secondaryAction={
          draft.shift && (
            <DeleteShift
              shift={draft.shift}
              shown={shown}
              remove={remove}
              removeSeries={series.remove}
              onDeleted={() => onOpenChange(false)}
            />
          )
        }
      >
        <ShiftFields form={form} today={today} />
        {draft.shift?.seriesId && <ScopeSelect value={scope} onChange={setScope} />}
        {overlapped && <OverlapHint shift={overlapped} timeZone={shown.timeZone} />}
      </FormDialog>
      <AffectedConfirm
        appointments={affected}
        timeZone={shown.timeZone}
        pending={pending}
        onCancel={() => setAffected([])}
        hoursWrite={hoursWrite}
        onConfirm={() => run(() => write(form.getValues(), true))}
        onResolved={() => {
          setAffected([])
          onOpenChange(false)
        }}
      />
    </Form>
  )
}

function OverlapHint({ shift, timeZone }: { shift: WeekShift; timeZone: string }) {
  const t = useTranslations('shifts')
  const { startTime, endTime } = timesOfShift(shift, timeZone)
  return <Alert variant="info">{t('overlapHint', { start: startTime, end: endTime })}</Alert>
}

function offeredTimes({ times, anyHour }: ShiftDraft, { week, schedule, timeZone }: ShownWeek): ShiftTimes {
  const isShown = anyHour && schedule && mondayOf(times.date) === week
  return isShown ? unusedTimes(times.date, shiftsOf(schedule), timeZone) : times
}

const shiftsOf = (schedule: ShownWeek['schedule']) => [
  ...(schedule?.shifts ?? []),
  ...(schedule?.elsewhere ?? []),
]

/** The shift that a new one would overlap, in whichever week its day lies. */
function useOverlapped({ shift }: ShiftDraft, times: ShiftTimes, shown: ShownWeek): WeekShift | null {
  const week = times.date ? mondayOf(times.date) : shown.week
  const elsewhere = useWeekRead(shown.doctorId, week === shown.week ? null : week)
  const schedule = week === shown.week ? shown.schedule : elsewhere
  return shift ? null : overlappedBy(times, shiftsOf(schedule), shown.timeZone)
}
