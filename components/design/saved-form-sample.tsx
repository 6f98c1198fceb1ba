'use client'

import { useForm } from 'react-hook-form'
import { SavedFormDialog } from '@/components/shared/dialog/saved-form-dialog'
import { TextField } from '@/components/shared/form/text-field'
import { useFormSave } from '@/components/shared/form/use-form-save'

/** A form that its dialog saves. */
export function SavedFormSample({ onClose }: { onClose: () => void }) {
  const form = useForm({ defaultValues: { name: 'Sala 1' } })
  const saving = useFormSave(form, async () => onClose())
  return (
    <SavedFormDialog form={form} saving={saving} title="Edit Room" submitLabel="Save" onClose={onClose}>
      <TextField control={form.control} name="name" label="Name" required />
    </SavedFormDialog>
  )
}
