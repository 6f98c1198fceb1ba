'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { type Control, useController, useForm } from 'react-hook-form'
import { type ReminderSettings, reminderForm } from '#contract/reminders'
import { sentences } from '#contract/sentences'
import { SavedFormDialog } from '@/components/shared/dialog/saved-form-dialog'
import { CheckboxGroup } from '@/components/shared/form/checkbox-group'
import { ClockField } from '@/components/shared/form/clock-field'
import { CountField } from '@/components/shared/form/count-field'
import { useFormSave } from '@/components/shared/form/use-form-save'
import { CheckboxRow } from '@/components/ui/checkbox'
import { useDialogDraft } from '@/lib/browser/drafts/use-dialog-draft'
import { offerLengths, usualReminderHours } from '@/lib/content/clinic-settings'
import { useWrite } from '@/lib/swr/use-call'
import { type OpenedReminders, remindersDraft } from './opened-reminders'
import { useTimeBefore } from './use-time-before'

interface RemindersDialogProps {
  opened: OpenedReminders
  settings: ReminderSettings
  onSaved: (settings: ReminderSettings) => void
  onClose: () => void
}

export function RemindersDialog({ opened, settings, onSaved, onClose }: RemindersDialogProps) {
  const t = useTranslations('clinics')
  const router = useRouter()
  const form = useForm<ReminderSettings>({
    resolver: zodResolver(reminderForm),
    mode: 'onTouched',
    defaultValues: { ...settings, ...opened.typed },
  })
  useDialogDraft(remindersDraft, { clinicId: opened.clinicId }, form)
  const { trigger } = useWrite('reminders.update', { params: { id: opened.clinicId } })
  const { control } = form
  const save = async (input: ReminderSettings) => onSaved(await trigger(input))
  const saving = useFormSave(form, save, ({ code }) => {
    if (code !== 'stale') return sentences.failed
    router.refresh()
    return { key: 'clinics.remindersStale' }
  })
  // Once the page shows what somebody else saved, to save again is a choice.
  useEffect(() => form.setValue('version', settings.version), [form, settings.version])
  const { field: on } = useController({ control, name: 'on' })
  return (
    <SavedFormDialog
      form={form}
      saving={saving}
      title={t('reminders')}
      submitLabel={t('save')}
      onClose={onClose}
    >
      <CheckboxRow checked={on.value} onChange={(event) => on.onChange(event.target.checked)}>
        {t('remindersOn')}
      </CheckboxRow>
      <HoursField control={control} />
      <div className="grid gap-4 sm:grid-cols-2">
        <ClockField control={control} name="quietFrom" label={t('quietFrom')} required />
        <ClockField control={control} name="quietTo" label={t('quietTo')} help={t('quietHelp')} required />
      </div>
      <CountField
        control={control}
        name="offerMinutes"
        label={t('offerMinutes')}
        counts={offerLengths}
        present={settings.offerMinutes}
        say={(count) => t('minutes', { count })}
      />
    </SavedFormDialog>
  )
}

/** How many hours before the visit; up to four times. */
function HoursField({ control }: { control: Control<ReminderSettings> }) {
  const t = useTranslations('clinics')
  const timeBefore = useTimeBefore()
  const { field, fieldState } = useController({ control, name: 'hoursBefore' })
  const offered = [...new Set([...usualReminderHours, ...field.value])].sort((a, b) => b - a)
  return (
    <CheckboxGroup
      legend={t('reminderHours')}
      options={offered.map((hours) => [hours, timeBefore(hours)] as const)}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      firstRef={field.ref}
      error={fieldState.error?.message ?? fieldState.error?.root?.message}
    />
  )
}
