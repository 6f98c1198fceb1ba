'use client'

import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog'

interface ShownOnceProps {
  title: string
  text: string
  children: ReactNode
  /** Ways to keep it, beside the button that closes. */
  actions: ReactNode
  closeLabel: string
  onClose: () => void
}

/** What is shown once and never again. Only its button closes it: a stray click must not lose it. */
export function ShownOnce({ title, text, children, actions, closeLabel, onClose }: ShownOnceProps) {
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()}>
      <DialogContent
        onInteractOutside={(event) => event.preventDefault()}
        onEscapeKeyDown={(event) => event.preventDefault()}
      >
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          <DialogDescription>{text}</DialogDescription>
        </DialogHeader>
        {children}
        <DialogFooter>
          {actions}
          <Button onClick={onClose}>{closeLabel}</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
