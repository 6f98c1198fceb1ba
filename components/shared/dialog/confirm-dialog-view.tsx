'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { SubmitButton } from '@/components/shared/form/submit-button'
import { KeptWords } from '@/components/shared/text/as-is'
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogTitle,
} from '@/components/ui/alert-dialog'
import { Button } from '@/components/ui/button'
import { DialogFooter, focusBox } from '@/components/ui/dialog'
import type { Sentence } from '@/lib/domain/sentence'
import { DialogEnd } from './dialog-end'

export type ConfirmDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** The consequences, in words; a text may have kept words. */
  description: ReactNode
  confirmLabel: string
  cancelLabel?: string
  destructive?: boolean
  /** The main act stands among the children, or something has to be chosen first. */
  quiet?: boolean
  pending?: boolean
  /** It cannot be confirmed yet; what is missing is said among the children. */
  blocked?: boolean
  error?: Sentence | null
  onConfirm: () => void
  /** The affected things, such as appointments that would be cancelled. */
  children?: ReactNode
}

const looks = (destructive: boolean, quiet = false) =>
  destructive ? (quiet ? 'destructive-outline' : 'destructive') : quiet ? 'secondary' : 'primary'

export function ConfirmDialogView(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, destructive = false, pending = false, error = null } = props
  const t = useTranslations('common')
  return (
    <AlertDialog open={open} onOpenChange={(next) => (next || !pending) && onOpenChange(next)}>
      <AlertDialogContent
        className="scroll-pb-24 max-md:scroll-pb-36"
        onOpenAutoFocus={destructive ? undefined : focusBox}
      >
        <div className="grid gap-1.5">
          <AlertDialogTitle>{title}</AlertDialogTitle>
          <AlertDialogDescription>
            {typeof description === 'string' ? <KeptWords>{description}</KeptWords> : description}
          </AlertDialogDescription>
        </div>
        {props.children}
        <DialogEnd>
          <SentenceAlert of={error} />
          <DialogFooter className="max-md:pt-0">
            <AlertDialogCancel asChild>
              <Button variant="secondary" disabled={pending}>
                {props.cancelLabel ?? t('cancel')}
              </Button>
            </AlertDialogCancel>
            <SubmitButton
              type="button"
              variant={looks(destructive, props.quiet)}
              pending={pending}
              disabled={props.blocked}
              onClick={props.onConfirm}
            >
              {props.confirmLabel}
            </SubmitButton>
          </DialogFooter>
        </DialogEnd>
      </AlertDialogContent>
    </AlertDialog>
  )
}
