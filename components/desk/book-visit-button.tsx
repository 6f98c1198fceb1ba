'use client'

import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { bookVisit, type WantedVisit } from '@/lib/browser/book-visit'

interface BookVisitButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'className'> {
  label: string
  /** The button's accessible name where several of them are in one list. */
  name?: string
  wanted?: WantedVisit
}

/** Opens 'Book a visit'. */
export function BookVisitButton({ label, name, wanted, ...look }: BookVisitButtonProps) {
  return (
    <Button
      {...look}
      {...(name ? { title: label, 'aria-label': name } : { 'aria-keyshortcuts': 'Alt+N' })}
      onClick={() => bookVisit(wanted)}
    >
      <Icon name="calendar-plus" />
      <span>{label}</span>
    </Button>
  )
}
