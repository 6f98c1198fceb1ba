'use client'

import type { ComponentProps, ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { cn } from '@/lib/utils'

type SubmitButtonProps = ComponentProps<typeof Button> & { pending?: boolean; pendingText?: ReactNode }

/**
 * The label keeps its width while the spinner shows, so that nothing moves. A pending button refuses clicks
 * but keeps the focus, which a disabled one would lose.
 */
export function SubmitButton({
  pending = false,
  pendingText,
  children,
  onClick,
  ...props
}: SubmitButtonProps) {
  const overlaid = pending && !pendingText
  return (
    <Button
      type="submit"
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={(event) => {
        if (pending) event.preventDefault()
        else onClick?.(event)
      }}
      {...props}
    >
      {pending && <Spinner className={cn(overlaid && 'absolute')} />}
      <span className={cn(overlaid && 'opacity-0')}>{pending && pendingText ? pendingText : children}</span>
    </Button>
  )
}
