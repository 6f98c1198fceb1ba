'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useTransition } from 'react'
import { buttonVariants } from '@/components/ui/button'
import { routes } from '@/lib/routes'
import { DataState } from './data-state'

interface LoadErrorProps {
  message: string
  /** Said while it is tried again. */
  loadingText?: string
  /** It is all that the page had to show: the way to another one is offered as well. */
  alone?: boolean
  className?: string
}

/** Shown when the server could not load the page's data; trying again asks it once more. */
export function LoadError({ message, loadingText, alone, className }: LoadErrorProps) {
  const t = useTranslations('common')
  const router = useRouter()
  const [pending, startTransition] = useTransition()
  return (
    <div className={className}>
      <DataState
        loading={pending}
        {...(loadingText && { loadingText })}
        error={pending ? null : message}
        onRetry={() => startTransition(() => router.refresh())}
      >
        {null}
      </DataState>
      {alone && (
        <p className="mt-3 text-center">
          <Link prefetch={false} href={routes.app} className={buttonVariants({ variant: 'ghost' })}>
            {t('goHome')}
          </Link>
        </p>
      )}
    </div>
  )
}
