'use client'

import { type ReactNode, useState } from 'react'
import { closePopovers } from '@/components/shell/close-popovers'
import { PlaceDialog } from '@/components/shell/large-parts'

interface PlaceButtonProps {
  className: string
  title?: string | undefined
  children: ReactNode
}

/** Opens the choice of where to go on; for those who have more than one place. */
export function PlaceButton({ children, ...look }: PlaceButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        {...look}
        aria-haspopup="dialog"
        onClick={() => {
          closePopovers()
          setOpen(true)
        }}
      >
        {children}
      </button>
      {open && <PlaceDialog onClose={() => setOpen(false)} />}
    </>
  )
}
