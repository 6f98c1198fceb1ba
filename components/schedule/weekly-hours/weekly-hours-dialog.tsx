'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { HoursWrite } from '#contract/resolve'
import type { Pattern } from '#contract/series-pattern'
import {
  repetitionOf,
  repetitions,
  rowsOfHours,
  type WeeklyHoursForm,
  weeklyHoursForm,
} from '#contract/weekly-hours-form'
import { addDays } from '#contract/zone'
import { useAct } from '@/components/shared/act/use-act'
import { FormDialog } from '@/components/shared/dialog/form-dialog'
import { DateField } from '@/components/shared/form/date-field'
import { SelectField } from '@/components/shared/form/select-field'
import { withFullMessages } from '@/components/shared/text/full-messages'
import { Form } from '@/components/ui/form'
import { toast } from '@/components/ui/toast'
import { useResolve } from '@/components/visits/use-resolve'
import { useUndo } from '@/components/visits/use-undo'
import { affectedVisits } from '@/lib/browser/affected-visits'
import { useDialogDraft } from '@/lib/browser/drafts/use-dialog-draft'
import { failureOf } from '@/lib/domain/sentence'
import { useCreateSeries } from '@/lib/swr/workshift-series'
import { AffectedConfirm } from '../affected-confirm'
import { ExceptRows } from './except-rows'
import { HoursLineField } from './hours-line-field'
import { HoursRows } from './hours-rows'
import { PreviewPanel } from './preview-panel'
import { questionOf, usePreviewedHours } from './use-previewed-hours'

export interface WeeklyHoursDraft {
  /** The first day that is offered. */
  from: string
  typed?: Partial<WeeklyHoursForm>
  serial: number
}

interface WeeklyHoursDialogProps {
  name: string
  draft: WeeklyHoursDraft
  open: boolean
  onOpenChange: (open: boolean) => void
  doctor: { id: string; name: string }
  timeZone: string
  today: string
}

/** Working hours that repeat, from a line or from rows, with what they would do before they are saved. */
export const WeeklyHoursDialog = withFullMessages(WeeklyHours)

/** Refusals after which the preview is no longer true. */
const outdated: readonly string[] = ['stale', 'appointments_affected', 'shift_overlap']

function WeeklyHours({ name, draft, open, onOpenChange, doctor, timeZone, today }: WeeklyHoursDialogProps) {
  const t = useTranslations('weeklyHours')
  const form = useForm<WeeklyHoursForm>({
    resolver: zodResolver(weeklyHoursForm),
    defaultValues: { ...startOf(draft.from), ...draft.typed },
  })
  useDialogDraft(name, draft, form, open)
  const [line, setLine] = useState('')
  const { hours, isPending, askAgain } = usePreviewedHours(form, { doctorId: doctor.id, timeZone })
  const { undo } = useResolve()
  const offerUndo = useUndo()
  const { create } = useCreateSeries(doctor.id)
  const { run, pending, sentence } = useAct((refusal) => {
    if (!outdated.includes(refusal.code)) return failureOf(refusal)
    void askAgain()
    return { key: 'weeklyHours.stale' }
  })
  const preview = useRef<HTMLDivElement>(null)
  const affected = affectedVisits(hours?.preview.affected ?? [])
  // The write to confirm, as it was previewed, with the visits that the preview named.
  const [asked, setAsked] = useState<HoursWrite | null>(null)

  async function save(values: WeeklyHoursForm, force = false) {
    const question = questionOf(values, doctor.id)
    if (!question) return
    const body = { ...question, version: hours?.preview.version }
    if (affected.length > 0 && !force) return setAsked({ write: 'create-series', body })
    setAsked(null)
    // The preview's visits have been seen; the version makes sure that they are still all.
    const { created, undo: token } = await create({ ...body, force })
    const title = t('saved', { count: created, name: doctor.name })
    if (token) offerUndo({ title, what: title, inverse: () => undo(token) })
    else toast.success(title)
    onOpenChange(false)
  }

  /** Saving is a press of its own, made when the preview was seen. */
  async function showPreview() {
    if (await form.trigger()) preview.current?.focus()
  }

  function fill({ hours: all, from, until, except, ...recurrence }: Pattern) {
    const filled = { from, until, except, repeats: repetitionOf(recurrence), rows: rowsOfHours(all) }
    form.reset({ ...form.getValues(), ...filled }, { keepDefaultValues: true })
  }

  function nameOf(repeats: (typeof repetitions)[number]): string {
    if (repeats === 'even' || repeats === 'odd') return t(`parity.${repeats}`)
    return t('weeks', { count: Number(repeats) })
  }

  return (
    <Form {...form}>
      <FormDialog
        open={open}
        onOpenChange={onOpenChange}
        title={t('title')}
        description={doctor.name}
        submitLabel={t('save')}
        pending={pending}
        error={sentence}
        onSubmit={form.handleSubmit((values) =>
          isPending() && isTyping() ? preview.current?.focus() : run(() => save(values)),
        )}
      >
        <HoursLineField
          today={today}
          value={line}
          onChange={setLine}
          onUnderstood={fill}
          onEnter={showPreview}
        />
        <HoursRows form={form} />
        <div className="grid gap-4 sm:grid-cols-3">
          <SelectField
            control={form.control}
            name="repeats"
            label={t('everyWeeks')}
            options={repetitions.map((each) => [each, nameOf(each)] as const)}
          />
          <DateField control={form.control} name="from" label={t('from')} required />
          <DateField control={form.control} name="until" label={t('until')} required />
        </div>
        <ExceptRows form={form} />
        <div ref={preview} tabIndex={-1} className="outline-none">
          <PreviewPanel form={form} hours={hours} timeZone={timeZone} />
        </div>
      </FormDialog>
      <AffectedConfirm
        appointments={asked ? affected : []}
        timeZone={timeZone}
        hoursWrite={asked}
        words={{
          title: t('affectedTitle'),
          text: t('affected', { count: affected.length }),
          confirm: t('saveAnyway'),
        }}
        pending={pending}
        onCancel={() => setAsked(null)}
        onConfirm={() => run(() => save(form.getValues(), true))}
        onResolved={() => {
          setAsked(null)
          onOpenChange(false)
        }}
      />
    </Form>
  )
}

/** Whether a form is submitted by Enter in one of its fields, rather than by its button. */
const isTyping = () => document.activeElement instanceof HTMLInputElement

const usualDays = 90

function startOf(from: string): WeeklyHoursForm {
  return {
    rows: [{ days: [], start: '09:00', end: '14:00' }],
    repeats: '1',
    from,
    until: addDays(from, usualDays),
    except: [],
    collisions: 'keep',
  }
}
