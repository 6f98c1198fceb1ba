'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { WishTarget } from '@/lib/domain/wish'
import { WishDialog } from './large-parts'

interface JoinWaitlistProps {
  target: WishTarget
  label: string
  /** Draws it as one of several acts. */
  listed?: boolean
}

/** Asks when somebody could come, and puts them on the waitlist. */
export function JoinWaitlist({ target, label, listed = false }: JoinWaitlistProps) {
  const [opened, setOpened] = useState(0)
  return (
    <>
      <Button
        variant={listed ? 'ghost' : 'secondary'}
        className="h-auto min-h-9 py-1.5 whitespace-normal pointer-coarse:min-h-11"
        onClick={() => setOpened(opened + 1)}
      >
        <Icon name="bell" className="size-4" />
        {label}
      </Button>
      {opened > 0 && <WishDialog key={opened} target={target} onClose={() => setOpened(0)} />}
    </>
  )
}
