'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { type Control, useController, useForm } from 'react-hook-form'
import { type ReminderSettings, reminderForm } from '#contract/reminders'
import { sentences } from '#contract/sentences'
import { FormDialog } from '@/components/shared/dialog/form-dialog'
import { CountField } from '@/components/shared/form/count-field'
import { TextField } from '@/components/shared/form/text-field'
import { useFormSave } from '@/components/shared/form/use-form-save'
import { Form } from '@/components/ui/form'
import { useSentence } from '@/components/ui/use-sentence'
import { useDialogDraft } from '@/lib/browser/use-dialog-draft'
import { offerLengths, usualReminderHours } from '@/lib/content/clinic-settings'
import { useSaveReminders } from '@/lib/swr/clinics'
import { type OpenedReminders, remindersDraft } from './opened-reminders'
import { useTimeBefore } from './use-time-before'

interface RemindersDialogProps {
  opened: OpenedReminders
  settings: ReminderSettings
  onSaved: (settings: ReminderSettings) => void
  onClose: () => void
}

const check = 'flex min-h-6 items-center gap-2 pointer-coarse:min-h-11'
const box = 'size-4 shrink-0 accent-primary'

export function RemindersDialog({ opened, settings, onSaved, onClose }: RemindersDialogProps) {
  const t = useTranslations('clinics')
  const router = useRouter()
  const form = useForm<ReminderSettings>({
    resolver: zodResolver(reminderForm),
    mode: 'onTouched',
    defaultValues: { ...settings, ...opened.typed },
  })
  useDialogDraft(remindersDraft, { clinicId: opened.clinicId }, form)
  const { trigger, isMutating } = useSaveReminders(opened.clinicId)
  const { control } = form
  const save = async (input: ReminderSettings) => onSaved(await trigger(input))
  const { submit, refusal } = useFormSave(form, save, ({ code }) => {
    if (code !== 'stale') return sentences.failed
    router.refresh()
    return { key: 'clinics.remindersStale' }
  })
  // Once the page shows what somebody else saved, to save again is a choice.
  useEffect(() => form.setValue('version', settings.version), [form, settings.version])
  const { field: on } = useController({ control, name: 'on' })
  return (
    <Form {...form}>
      <FormDialog
        open
        onOpenChange={onClose}
        title={t('reminders')}
        submitLabel={t('save')}
        pending={isMutating}
        error={refusal}
        onSubmit={submit}
      >
        <label className={check}>
          <input
            type="checkbox"
            className={box}
            checked={on.value}
            onChange={(event) => on.onChange(event.target.checked)}
          />
          {t('remindersOn')}
        </label>
        <HoursField control={control} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField control={control} name="quietFrom" type="time" label={t('quietFrom')} required />
          <TextField
            control={control}
            name="quietTo"
            type="time"
            label={t('quietTo')}
            help={t('quietHelp')}
            required
          />
        </div>
        <CountField
          control={control}
          name="offerMinutes"
          label={t('offerMinutes')}
          counts={offerLengths}
          present={settings.offerMinutes}
          say={(count) => t('minutes', { count })}
        />
      </FormDialog>
    </Form>
  )
}

/** How many hours before the visit; up to four times. */
function HoursField({ control }: { control: Control<ReminderSettings> }) {
  const t = useTranslations('clinics')
  const timeBefore = useTimeBefore()
  const say = useSentence()
  const { field, fieldState } = useController({ control, name: 'hoursBefore' })
  const message = fieldState.error?.message ?? fieldState.error?.root?.message
  const offered = [...new Set([...usualReminderHours, ...field.value])].sort((a, b) => b - a)
  return (
    <fieldset
      className="grid gap-x-4 gap-y-1 sm:grid-cols-2"
      aria-describedby={message ? 'reminder-hours-fault' : undefined}
    >
      <legend className="mb-1 text-sm font-medium">{t('reminderHours')}</legend>
      {offered.map((hours, index) => (
        <label key={hours} className={check}>
          <input
            type="checkbox"
            className={box}
            {...(index === 0 && { ref: field.ref })}
            checked={field.value.includes(hours)}
            onBlur={field.onBlur}
            onChange={({ target }) =>
              field.onChange(
                target.checked ? [...field.value, hours] : field.value.filter((other) => other !== hours),
              )
            }
          />
          {timeBefore(hours)}
        </label>
      ))}
      {message && (
        <p id="reminder-hours-fault" role="alert" className="text-sm text-destructive-strong sm:col-span-2">
          {say(message)}
        </p>
      )}
    </fieldset>
  )
}
