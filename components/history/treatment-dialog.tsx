'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useForm, useWatch } from 'react-hook-form'
import { treatmentInput } from '#contract/histories'
import { DateField } from '@/components/shared/form/date-field'
import { LongTextField } from '@/components/shared/form/long-text-field'
import { TextField } from '@/components/shared/form/text-field'
import { allergiesIn } from '@/lib/domain/allergy-warning'
import type { History } from '@/lib/domain/history'
import { AllergyNotice } from './allergy-notice'
import { EntryDialog } from './entry-dialog'
import type { DialogOf } from './history-dialog'
import { TreatmentLength } from './treatment-length'
import { saveTreatment } from './use-history'

type TreatmentDialogProps = {
  history: History
  dialog: DialogOf<'treatment'>
  timeZone: string
  onClose: () => void
}

export function TreatmentDialog({ history, dialog, timeZone, onClose }: TreatmentDialogProps) {
  const { entry } = dialog
  const t = useTranslations('history')
  const form = useForm({
    resolver: zodResolver(treatmentInput),
    defaultValues: {
      name: entry?.name ?? '',
      instructions: entry?.instructions ?? '',
      startDate: entry?.startDate ?? '',
      endDate: entry?.endDate ?? '',
      ...dialog.typed,
    },
  })
  const [typed, start, end] = useWatch({ control: form.control, name: ['name', 'startDate', 'endDate'] })
  const names = history.allergies.map(({ name }) => name)
  return (
    <EntryDialog
      history={history}
      dialog={dialog}
      form={form}
      title={t(entry ? 'editTreatment' : 'addTreatment')}
      timeZone={timeZone}
      entriesOf={(each) => each.treatments}
      send={(values, base) =>
        saveTreatment(history.id, base?.id ?? null, {
          ...values,
          version: base?.version,
          visitId: dialog.visitId,
        })
      }
      inWords={({ name, instructions, startDate, endDate }) => (
        <>
          <strong className="font-medium">{name}</strong>. {instructions} ({startDate} – {endDate})
        </>
      )}
      onClose={onClose}
    >
      <TextField control={form.control} name="name" label={t('name')} required autoComplete="off" />
      <AllergyNotice text="allergyWarning" names={allergiesIn(typed, names)} />
      <LongTextField
        control={form.control}
        name="instructions"
        label={t('instructions')}
        max={120}
        required
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField control={form.control} name="startDate" label={t('startDateField')} required />
        <DateField control={form.control} name="endDate" label={t('endDateField')} required />
      </div>
      <TreatmentLength
        start={start}
        end={end}
        onEnd={(day) => form.setValue('endDate', day, { shouldDirty: true, shouldValidate: true })}
      />
    </EntryDialog>
  )
}
