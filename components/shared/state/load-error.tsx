'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { DataState } from './data-state'

interface LoadErrorProps {
  message: string
  /** Said while it is tried again. */
  loadingText?: string
}

/** Shown when the server could not load the page's data; trying again asks it once more. */
export function LoadError({ message, loadingText }: LoadErrorProps) {
  const router = useRouter()
  const [pending, startTransition] = useTransition()
  return (
    <div>
      <DataState
        loading={pending}
        {...(loadingText && { loadingText })}
        error={pending ? null : message}
        onRetry={() => startTransition(() => router.refresh())}
      >
        {null}
      </DataState>
    </div>
  )
}
