import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { WhatNext } from '@/components/shared/page/what-next'

/** A patient's messages, and beside them where an answer comes. */
export function BesideMessages({ children }: { children: ReactNode }) {
  const t = useTranslations('threads')
  return (
    <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
      {children}
      <WhatNext title={t('nextTitle')} steps={t('nextSteps').split('\n')} />
    </div>
  )
}
