'use client'

import { useTranslations } from 'next-intl'
import type { Exclusion } from '#contract/excluded-times'
import { Alert } from '@/components/ui/alert'

/** Warns that these rules exclude every time, and says by which of them. */
export function ExcludedAlert({ excluded }: { excluded: readonly Exclusion[] }) {
  const t = useTranslations('excludedTimes')
  return (
    <div role="status" className="empty:hidden">
      {excluded.length > 0 && (
        <Alert variant="warning" title={t('title')}>
          <ul className="grid gap-1">
            {excluded.map((each) => (
              <li key={each}>{t(each)}</li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  )
}
