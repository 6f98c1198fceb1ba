'use client'

import type { ReactNode } from 'react'
import { NoticeDialog } from '@/components/shared/dialog/notice-dialog'
import { Button } from '@/components/ui/button'
import { DialogFooter } from '@/components/ui/dialog'

interface ShownOnceProps {
  title: string
  text: string
  children: ReactNode
  /** Ways to keep it, beside the button that closes. */
  actions: ReactNode
  closeLabel: string
  onClose: () => void
}

/** A secret that is shown once and never again. Only its button closes it: a stray click must not lose it. */
export function ShownOnce({ title, text, children, actions, closeLabel, onClose }: ShownOnceProps) {
  return (
    <NoticeDialog
      title={title}
      text={text}
      onClose={onClose}
      onInteractOutside={(event) => event.preventDefault()}
      onEscapeKeyDown={(event) => event.preventDefault()}
    >
      {children}
      <DialogFooter>
        {actions}
        <Button onClick={onClose}>{closeLabel}</Button>
      </DialogFooter>
    </NoticeDialog>
  )
}
