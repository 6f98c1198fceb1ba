'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { AppointmentDetail } from '@/lib/domain/appointment'

const MailList = dynamic(() => import('./mail-list').then((module) => module.MailList), { ssr: false })

/** What the patient was told of the visit by mail, read when somebody wants to know. */
export function VisitMails({ visit }: { visit: Pick<AppointmentDetail, 'id' | 'timeZone'> }) {
  const t = useTranslations('appointments')
  const [opened, setOpened] = useState(false)
  return (
    <details className="rounded-lg border bg-card p-4 sm:px-6 print:hidden" onToggle={() => setOpened(true)}>
      <summary className="min-h-6 cursor-pointer font-semibold pointer-coarse:min-h-11">{t('mails')}</summary>
      <div className="mt-3">{opened && <MailList id={visit.id} timeZone={visit.timeZone} />}</div>
    </details>
  )
}
