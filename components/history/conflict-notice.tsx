import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Alert } from '@/components/ui/alert'

type ConflictNoticeProps = { conflict: 'changed' | 'deleted' | null; theirs: ReactNode }

/** Tells the second of two editors what the first one saved. What was typed stays in the form. */
export function ConflictNotice({ conflict, theirs }: ConflictNoticeProps) {
  const t = useTranslations('history')
  if (conflict === null) return null
  if (conflict === 'deleted') {
    return (
      <Alert variant="warning" title={t('goneTitle')}>
        {t('goneText')}
      </Alert>
    )
  }
  return (
    <Alert variant="warning" title={t('staleTitle')}>
      <p>{t('staleText')}</p>
      <div className="my-2 border-s-2 border-warning ps-3 wrap-anywhere">{theirs}</div>
      <p>{t('staleNext')}</p>
    </Alert>
  )
}
