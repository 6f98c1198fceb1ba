'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { SheetPart } from './large-parts'

/** A form's fields that nobody has to fill in, behind a button and loaded with its press. */
export function MoreDetails({ label }: { label: string }) {
  const [open, setOpen] = useState(false)
  if (open) return <SheetPart />
  return (
    <Button
      variant="secondary"
      className="h-auto min-h-9 pointer-coarse:min-h-11 w-full py-2 justify-between text-start whitespace-normal"
      onClick={() => setOpen(true)}
    >
      {label}
      <Icon name="chevron-down" />
    </Button>
  )
}
