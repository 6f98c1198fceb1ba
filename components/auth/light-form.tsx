'use client'

import type { ReactNode } from 'react'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { SubmitButton } from '@/components/shared/form/submit-button'
import type { useLightForm } from './use-light-form'

interface LightFormProps {
  form: ReturnType<typeof useLightForm>
  submitLabel: string
  /** The fields. */
  children?: ReactNode
  /** Content below the button. */
  after?: ReactNode
}

/** The form of `useLightForm`: why it was refused, its fields, its button. */
export function LightForm({ form, submitLabel, children, after }: LightFormProps) {
  return (
    <form method="post" className="grid gap-4" {...form.form}>
      <SentenceAlert of={form.sentence} />
      {children}
      <SubmitButton
        id={`${form.id}-submit`}
        pending={form.pending}
        disabled={!form.ready}
        className="disabled:opacity-100"
      >
        {submitLabel}
      </SubmitButton>
      {after}
    </form>
  )
}
