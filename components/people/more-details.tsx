'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { SheetPart } from './large-parts'

/** A form's fields that nobody has to fill in, behind a button and loaded with its press. */
export function MoreDetails({ label }: { label: string }) {
  const [open, setOpen] = useState(false)
  if (open) return <SheetPart />
  return (
    <Button
      variant="link"
      className="justify-self-start text-start whitespace-normal"
      onClick={() => setOpen(true)}
    >
      {label}
    </Button>
  )
}
