'use client'

import { useState } from 'react'
import { SheetPart } from './large-parts'

/** A form's fields that nobody has to fill in, behind a button and loaded with its press. */
export function MoreDetails({ label }: { label: string }) {
  const [open, setOpen] = useState(false)
  if (open) return <SheetPart />
  return (
    <button
      type="button"
      aria-expanded={false}
      className="fold-summary w-full text-start font-medium"
      onClick={() => setOpen(true)}
    >
      {label}
    </button>
  )
}
