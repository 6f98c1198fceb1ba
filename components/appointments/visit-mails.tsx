'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { MailList } from '@/components/appointments/large-parts'
import type { AppointmentDetail } from '@/lib/domain/appointment'
import { cn } from '@/lib/utils'

interface VisitMailsProps {
  visit: Pick<AppointmentDetail, 'id' | 'timeZone' | 'status'>
  /** Null while the patient reads. */
  patientId: string | null
  /** The fact to know without unfolding. */
  state?: ReactNode
}

/** Mails to the patient about the visit, loaded when somebody unfolds them. */
export function VisitMails({ visit, patientId, state }: VisitMailsProps) {
  const t = useTranslations('visitActions')
  const [opened, setOpened] = useState(false)
  const own = patientId === null
  return (
    <details className="p-4 sm:px-6" onToggle={() => setOpened(true)}>
      <summary className={cn('fold-summary', own && 'text-sm text-muted-foreground')}>
        <span className="min-w-0">
          <span className={own ? '' : 'text-base font-semibold'}>{t(own ? 'mailsOwn' : 'mails')}</span>
          {state && <span className="block text-sm text-muted-foreground">{state}</span>}
        </span>
      </summary>
      <div className="mt-3">
        {opened && (
          <MailList
            id={visit.id}
            timeZone={visit.timeZone}
            hasLinks={visit.status === 'pending'}
            patientId={patientId}
          />
        )}
      </div>
    </details>
  )
}
