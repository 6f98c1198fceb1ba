'use client'

import { type FieldValues, type UseFormReturn, useFormState } from 'react-hook-form'
import type { FormSave } from '@/components/shared/form/use-form-save'
import { Form } from '@/components/ui/form'
import { FormDialog } from './form-dialog'
import type { FormDialogProps } from './form-dialog-view'

interface SavedFormDialogProps<Values extends FieldValues, Output>
  extends Omit<FormDialogProps, 'open' | 'onOpenChange' | 'error' | 'onSubmit'> {
  form: UseFormReturn<Values, unknown, Output>
  saving: FormSave
  onClose: () => void
}

/** A dialog that is shown until its form is saved or its owner closes it. */
export function SavedFormDialog<Values extends FieldValues, Output>({
  form,
  saving: { submit, refusal },
  onClose,
  ...frame
}: SavedFormDialogProps<Values, Output>) {
  const { isSubmitting } = useFormState({ control: form.control })
  return (
    <Form {...form}>
      <FormDialog
        open
        onOpenChange={onClose}
        pending={isSubmitting}
        error={refusal}
        onSubmit={submit}
        {...frame}
      />
    </Form>
  )
}
