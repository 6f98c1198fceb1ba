'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { RefusedNotice } from '@/components/shared/large-parts'
import { ErrorState } from './error-state'

type DataStateProps = {
  /** True only while there is nothing to show; refreshing data that is already shown does not count. */
  loading?: boolean
  loadingText?: string
  skeleton?: ReactNode
  error?: string | null
  onRetry?: () => void
  refused?: string | boolean
  empty?: boolean
  emptyState?: ReactNode
  children: ReactNode
}

/** The states of data that loads while the page is open. The first that applies is shown. */
export function DataState(props: DataStateProps) {
  const t = useTranslations('common')
  if (props.refused) {
    return <RefusedNotice message={typeof props.refused === 'string' ? props.refused : undefined} />
  }
  if (props.error) return <ErrorState message={props.error} onRetry={props.onRetry} />
  if (props.loading) {
    return (
      <div aria-busy="true">
        <p role="status" className={props.skeleton ? 'sr-only' : 'py-10 text-center text-muted-foreground'}>
          {props.loadingText ?? t('loading')}
        </p>
        {props.skeleton}
      </div>
    )
  }
  if (props.empty) return props.emptyState
  return props.children
}
