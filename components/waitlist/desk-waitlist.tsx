'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { DeskList } from '@/components/waitlist/large-parts'

/** Who waits for something to come free, read when somebody wants to know. */
export function DeskWaitlist() {
  const t = useTranslations('today')
  const [opened, setOpened] = useState(false)
  return (
    <details className="rounded-lg border bg-card p-4 sm:px-6 print:hidden" onToggle={() => setOpened(true)}>
      <summary className="min-h-6 cursor-pointer font-semibold pointer-coarse:min-h-11">
        {t('waitlist')}
      </summary>
      <div className="mt-3">{opened && <DeskList />}</div>
    </details>
  )
}
