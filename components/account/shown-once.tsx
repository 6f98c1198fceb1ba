'use client'

import type { ReactNode } from 'react'
import { NoticeDialog } from '@/components/shared/dialog/notice-dialog'
import { Button } from '@/components/ui/button'
import { DialogFooter, focusBox } from '@/components/ui/dialog'

interface ShownOnceProps {
  title: string
  text: string
  children: ReactNode
  /** Ways to keep it, beside the button that closes. */
  actions: ReactNode
  closeLabel: string
  /** Keeping it is the main act, and closing is not. */
  quietClose?: boolean
  onClose: () => void
}

/** A secret that is shown once and never again. Only its button closes it: a stray click must not lose it. */
export function ShownOnce({
  title,
  text,
  children,
  actions,
  closeLabel,
  quietClose,
  onClose,
}: ShownOnceProps) {
  const close = (
    <Button variant={quietClose ? 'secondary' : 'primary'} onClick={onClose}>
      {closeLabel}
    </Button>
  )
  return (
    <NoticeDialog
      title={title}
      text={text}
      onClose={onClose}
      onInteractOutside={(event) => event.preventDefault()}
      onEscapeKeyDown={(event) => event.preventDefault()}
      onOpenAutoFocus={focusBox}
    >
      {children}
      <DialogFooter>
        {quietClose && close}
        {actions}
        {!quietClose && close}
      </DialogFooter>
    </NoticeDialog>
  )
}
