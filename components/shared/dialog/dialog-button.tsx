'use client'

import { type ComponentProps, type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'

interface DialogButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  /** The dialog, which is drawn while it is open; a large one loads when it is first opened. */
  dialog: (onClose: () => void) => ReactNode
}

/** A button and the dialog that it opens. */
export function DialogButton({ dialog, variant = 'secondary', ...button }: DialogButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant={variant} {...button} onClick={() => setOpen(true)} />
      {open && dialog(() => setOpen(false))}
    </>
  )
}
