'use client'

import type { ReactNode } from 'react'
import { buttonVariants } from '@/components/ui/button'
import { bookVisit, type WantedVisit } from '@/lib/browser/book-visit'

interface FreeTimeButtonProps {
  wanted: WantedVisit
  /** Its day too, where that is said elsewhere. */
  name?: string
  className?: string
  children: ReactNode
}

const look = buttonVariants({ variant: 'secondary', size: 'sm', className: 'px-2.5 tabular-nums' })

/** A doctor's free time, or the rest of a day's: opens 'Book an appointment' with it chosen. */
export function FreeTimeButton({ wanted, name, className = look, children }: FreeTimeButtonProps) {
  return (
    <button type="button" aria-label={name} className={className} onClick={() => bookVisit(wanted)}>
      {children}
    </button>
  )
}
