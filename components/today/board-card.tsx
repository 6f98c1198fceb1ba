'use client'

import { ArrowRight, StickyNote, Undo2 } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { SubmitButton } from '@/components/shared/form/submit-button'
import { AsIs, Time } from '@/components/shared/text/as-is'
import { KindLabel } from '@/components/shared/text/kind-label'
import { MissHintText } from '@/components/shared/text/miss-hint-text'
import { PhoneLink } from '@/components/shared/text/phone-link'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { columnOf, type stepsOf, type TodayVisit } from '@/lib/domain/today'
import { formatClock } from '@/lib/format/dates'
import { routes } from '@/lib/routes'
import { CardState } from './card-state'
import type { BoardSteps } from './use-board-steps'

interface BoardCardProps {
  visit: TodayVisit
  /** Where the visits of several doctors stand together. */
  showsDoctor: boolean
  possible: ReturnType<typeof stepsOf>
  /** Milliseconds. */
  now: number
  timeZone: string
  steps: BoardSteps
}

/** A visit: who, when, with whom, what the desk should know, one step on and one back. */
export function BoardCard({ visit, showsDoctor, possible, now, timeZone, steps }: BoardCardProps) {
  const t = useTranslations('today')
  const name = visit.patientName ?? t('patient')
  const { forward, back } = possible
  return (
    <li data-visit={visit.id} className="grid min-w-0 gap-1.5 rounded-lg border bg-card p-3">
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <Time dateTime={visit.start} className="font-semibold tabular-nums">
          {formatClock(visit.start, timeZone)}
        </Time>
        <CardState visit={visit} now={now} timeZone={timeZone} />
      </div>
      <Link
        prefetch={false}
        data-card={visit.id}
        href={routes.appointment(visit.id)}
        translate={visit.patientName ? 'no' : undefined}
        className="inline-flex min-h-6 items-center font-medium wrap-anywhere underline-offset-4 hover:underline"
      >
        {name}
      </Link>
      {visit.newborn && (
        <p>
          <Badge variant="accent">{t('newborn')}</Badge>
        </p>
      )}
      {visit.kind && (
        <p>
          <KindLabel kind={visit.kind} />
        </p>
      )}
      {(showsDoctor || visit.reason) && (
        <p className="text-muted-foreground wrap-anywhere">
          {showsDoctor && <AsIs>{visit.doctorName}</AsIs>}
          {showsDoctor && visit.reason && ' · '}
          {visit.reason}
        </p>
      )}
      {visit.patientPhone && (
        <p>
          <span className="sr-only">{t('phone')}: </span>
          <PhoneLink phone={visit.patientPhone} />
        </p>
      )}
      {visit.deskNote && (
        <p className="flex items-start gap-1.5 wrap-anywhere">
          <StickyNote aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted-foreground" />
          <span>
            <span className="sr-only">{t('deskNote')}: </span>
            {visit.deskNote}
          </span>
        </p>
      )}
      {visit.missHint && columnOf(visit) === 'expected' && (
        <MissHintText hint={visit.missHint} visitId={visit.id} name={name} />
      )}
      {(forward || back) && (
        <div className="flex gap-2 pt-1 print:hidden">
          {back && (
            <Button
              variant="ghost"
              size={forward ? 'icon' : 'default'}
              className="min-h-11 min-w-11"
              aria-label={t('stepOf', { step: t(`steps.${back}`), name })}
              title={t(`steps.${back}`)}
              onClick={() => steps.take(visit, back)}
            >
              <Undo2 aria-hidden="true" />
              {!forward && t(`steps.${back}`)}
            </Button>
          )}
          {forward && (
            <SubmitButton
              type="button"
              variant={forward === 'arrive' ? 'secondary' : 'primary'}
              className="min-h-11 grow"
              pending={steps.running.includes(visit.id)}
              aria-label={t('stepOf', { step: t(`steps.${forward}`), name })}
              onClick={() => steps.take(visit, forward)}
            >
              {t(`steps.${forward}`)}
              <ArrowRight aria-hidden="true" />
            </SubmitButton>
          )}
        </div>
      )}
    </li>
  )
}
