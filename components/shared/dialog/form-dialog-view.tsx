'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, type ReactNode, useId } from 'react'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { CancelButton } from '@/components/shared/form/cancel-button'
import { SubmitButton } from '@/components/shared/form/submit-button'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  focusBox,
} from '@/components/ui/dialog'
import type { Sentence } from '@/lib/domain/sentence'
import { DialogEnd } from './dialog-end'

export type FormDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: string
  submitLabel: string
  pendingLabel?: string
  pending?: boolean
  error?: Sentence | null
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** Stands at the left of the footer: the place of a delete button. */
  secondaryAction?: ReactNode
  submitDisabled?: boolean
  /** The act cannot be undone: the button is red. */
  destructive?: boolean
  /** What stands above the fields is needed to fill them in: the dialog has the focus, not its first field. */
  readFirst?: boolean
  /** Stands above the buttons, in sight wherever the form is scrolled to. */
  notice?: ReactNode
  children: ReactNode
}

export function FormDialogView(props: FormDialogProps) {
  const { open, onOpenChange, title, description, pending = false, error = null, onSubmit, children } = props
  const t = useTranslations('common')
  const formId = useId()
  const close = (next: boolean) => {
    if (!pending || next) onOpenChange(next)
  }
  return (
    <Dialog open={open} onOpenChange={close}>
      <DialogContent
        className="scroll-pb-24"
        {...(props.readFirst && { onOpenAutoFocus: focusBox })}
        {...(description ? {} : { 'aria-describedby': undefined })}
      >
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          {description && <DialogDescription>{description}</DialogDescription>}
        </DialogHeader>
        <form
          id={formId}
          noValidate
          className="grid gap-4 text-base"
          onSubmit={(event) => {
            // React bubbles submits through portals: a form around the dialog must not see this one.
            event.stopPropagation()
            onSubmit(event)
          }}
        >
          {children}
        </form>
        <DialogEnd>
          {props.notice}
          <DialogFooter className="max-md:flex-row max-md:flex-wrap max-md:pt-0">
            {props.secondaryAction && (
              <div className="grid max-md:basis-full md:me-auto">{props.secondaryAction}</div>
            )}
            <CancelButton onClick={() => close(false)} disabled={pending}>
              {t('cancel')}
            </CancelButton>
            <SubmitButton
              form={formId}
              pending={pending}
              pendingText={props.pendingLabel}
              disabled={props.submitDisabled}
              variant={props.destructive ? 'destructive' : 'primary'}
              className="max-md:grow"
            >
              {props.submitLabel}
            </SubmitButton>
          </DialogFooter>
          <SentenceAlert of={error} />
        </DialogEnd>
      </DialogContent>
    </Dialog>
  )
}
