'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { ErrorState } from './error-state'

/** What the server could not load for this page; trying again asks it once more. */
export function LoadError({ message, className }: { message: string; className?: string }) {
  const router = useRouter()
  const [, startTransition] = useTransition()
  return (
    <ErrorState
      message={message}
      onRetry={() => startTransition(() => router.refresh())}
      {...(className && { className })}
    />
  )
}
