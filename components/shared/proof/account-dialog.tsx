'use client'

import type { ReactNode } from 'react'
import { type FieldValues, type UseFormReturn, useFormState } from 'react-hook-form'
import { useAct } from '@/components/shared/act/use-act'
import { FormDialog } from '@/components/shared/dialog/form-dialog'
import { showFieldErrors } from '@/components/shared/form/form-errors'
import { Form } from '@/components/ui/form'
import type { Sentence } from '@/lib/domain/sentence'
import type { Refusal } from '@/lib/domain/sign-in-errors'
import { refusalOf } from '@/lib/swr/account'

interface AccountDialogProps<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>
  title: string
  description?: string
  submitLabel: string
  destructive?: boolean
  readFirst?: boolean
  send: (input: Output) => Promise<void>
  /** Sentences for a refusal: for fields, or for the whole form. */
  faultOf: (refusal: Refusal) => { fields?: Record<string, string>; form: Sentence | null }
  onClose: () => void
  /** The fields. */
  children: ReactNode
}

/** A form about one's own password or second factor. It holds only secrets, so no draft of it is kept. */
export function AccountDialog<Values extends FieldValues, Output>(props: AccountDialogProps<Values, Output>) {
  const { form, send, faultOf, onClose, children, ...texts } = props
  const { isSubmitting } = useFormState({ control: form.control })
  const { run, sentence } = useAct((refused) => {
    const fault = faultOf(refusalOf(refused))
    showFieldErrors(form, fault.fields)
    return fault.form
  })
  const submit = form.handleSubmit(async (input) => {
    await run(() => send(input))
  })
  return (
    <FormDialog
      open
      onOpenChange={(next) => !next && onClose()}
      {...texts}
      pending={isSubmitting}
      error={sentence}
      onSubmit={submit}
    >
      <Form {...form}>{children}</Form>
    </FormDialog>
  )
}
