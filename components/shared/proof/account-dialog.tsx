'use client'

import { type ReactNode, useState } from 'react'
import { type FieldValues, type UseFormReturn, useFormState } from 'react-hook-form'
import { FormDialog } from '@/components/shared/dialog/form-dialog'
import { showFieldErrors } from '@/components/shared/form/form-errors'
import { useFaultText } from '@/components/shared/form/use-fault-text'
import { Form } from '@/components/ui/form'
import type { FormFault, Refusal } from '@/lib/domain/sign-in-errors'
import { refusalOf } from '@/lib/swr/account'

interface AccountDialogProps<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>
  title: string
  description?: string
  submitLabel: string
  send: (input: Output) => Promise<void>
  /** What a refusal says: of fields, or of the whole form. */
  faultOf: (refusal: Refusal) => { fields?: Record<string, string>; form: FormFault | null }
  onClose: () => void
  /** The fields. */
  children: ReactNode
}

/** A form about one's own password or second factor. It holds only secrets, so no draft of it is kept. */
export function AccountDialog<Values extends FieldValues, Output>(props: AccountDialogProps<Values, Output>) {
  const { form, send, faultOf, onClose, children, ...texts } = props
  const textOf = useFaultText()
  const { isSubmitting } = useFormState({ control: form.control })
  const [error, setError] = useState<string | null>(null)
  const submit = form.handleSubmit(async (input) => {
    setError(null)
    try {
      await send(input)
    } catch (refused) {
      const fault = faultOf(refusalOf(refused))
      showFieldErrors(form, fault.fields)
      setError(fault.form && textOf(fault.form))
    }
  })
  return (
    <FormDialog
      open
      onOpenChange={(next) => !next && onClose()}
      {...texts}
      pending={isSubmitting}
      error={error}
      onSubmit={submit}
    >
      <Form {...form}>{children}</Form>
    </FormDialog>
  )
}
