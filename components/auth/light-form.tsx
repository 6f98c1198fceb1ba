'use client'

import type { ReactNode } from 'react'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { SubmitButton } from '@/components/shared/form/submit-button'
import { cn } from '@/lib/utils'
import type { useLightForm } from './use-light-form'

interface LightFormProps {
  form: ReturnType<typeof useLightForm>
  submitLabel: string
  /** The button is only as wide as its words and stands at the end, in a form that is much wider. */
  narrow?: boolean
  /** The fields. */
  children?: ReactNode
  /** Content below the button. */
  after?: ReactNode
}

/** The form of `useLightForm`: why it was refused, its fields, its button. */
export function LightForm({ form, submitLabel, narrow, children, after }: LightFormProps) {
  return (
    <form method="post" className="grid gap-4" {...form.form}>
      <SentenceAlert of={form.sentence} />
      {children}
      <SubmitButton
        id={`${form.id}-submit`}
        pending={form.pending}
        disabled={!form.ready}
        className={cn('disabled:opacity-100', narrow && 'sm:justify-self-end')}
      >
        {submitLabel}
      </SubmitButton>
      {after}
    </form>
  )
}
