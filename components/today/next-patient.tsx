'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef } from 'react'
import { Time } from '@/components/shared/text/as-is'
import { buttonVariants } from '@/components/ui/button'
import { Card, CardTitle } from '@/components/ui/card'
import { KindLabel } from '@/components/visits/kind-label'
import type { TodayVisit } from '@/lib/domain/today'
import { formatClock } from '@/lib/format/dates'
import { routes } from '@/lib/routes'
import { CardState } from './card-state'

/** The facts that the server read of the patient who was next when the page was made. */
export interface NextFactsOf {
  patientId: string
  facts: ReactNode
}

interface NextPatientProps {
  visit: TodayVisit
  /** Null where the server read none. */
  known: NextFactsOf | null
  /** Milliseconds. */
  now: number
  timeZone: string
}

/** The doctor's next patient, with a link to the visit. */
export function NextPatient({ visit, known, now, timeZone }: NextPatientProps) {
  const t = useTranslations('today')
  const router = useRouter()
  const isKnown = known?.patientId === visit.patientId
  const shown = useRef(visit.id)
  // Refreshes once per next patient: a record that cannot be read is not requested again.
  useEffect(() => {
    if (shown.current === visit.id) return
    shown.current = visit.id
    if (!isKnown) router.refresh()
  }, [visit.id, isKnown, router])
  const minutes = Math.ceil((Date.parse(visit.start) - now) / 60_000)
  return (
    <Card data-beside className="@container grid gap-3 print:hidden">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <CardTitle>{t('nextPatient')}</CardTitle>
        <p className="flex items-baseline gap-2 tabular-nums">
          {minutes >= 0 && minutes <= 60 && (
            <span className="text-xs font-medium text-primary-strong">{t('minutesLeft', { minutes })}</span>
          )}
          <Time dateTime={visit.start} className="text-base font-semibold">
            {formatClock(visit.start, timeZone)}
          </Time>
        </p>
      </div>
      <p
        translate={visit.patientName ? 'no' : undefined}
        className="text-xl leading-tight font-semibold wrap-anywhere"
      >
        {visit.patientName ?? t('patient')}
      </p>
      {isKnown && known.facts}
      {visit.kind && <KindLabel kind={visit.kind} />}
      {visit.reason && <p className="text-base wrap-anywhere">{visit.reason}</p>}
      {/* A block of its own, so that the board's styles do not apply. */}
      <div className="empty:hidden">
        <CardState visit={visit} now={now} timeZone={timeZone} />
      </div>
      <Link
        prefetch={false}
        href={routes.appointment(visit.id)}
        className={buttonVariants({ className: 'justify-self-start @max-lg:w-full' })}
      >
        {t('openVisit')}
      </Link>
    </Card>
  )
}
