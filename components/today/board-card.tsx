'use client'

import { ArrowRight, StickyNote, Undo2 } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { memo } from 'react'
import { NoEmail } from '@/components/people/no-email'
import { SubmitButton } from '@/components/shared/form/submit-button'
import { AsIs, Time } from '@/components/shared/text/as-is'
import { PhoneLink } from '@/components/shared/text/phone-link'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { KindLabel } from '@/components/visits/kind-label'
import { MissHintText } from '@/components/visits/miss-hint-text'
import { bookVisit } from '@/lib/browser/book-visit'
import { columnOf, stepsOf, type TodayVisit } from '@/lib/domain/today'
import { formatClock } from '@/lib/format/dates'
import { routes } from '@/lib/routes'
import { cn } from '@/lib/utils'
import { CardState } from './card-state'
import type { BoardSteps } from './use-board-steps'

interface BoardCardProps {
  visit: TodayVisit
  /** Where the visits of several doctors stand together. */
  showsDoctor: boolean
  /** The reader is its doctor, who alone closes it and opens it again. */
  isOwn: boolean
  /** Milliseconds. */
  now: number
  timeZone: string
  /** A step is under way. */
  isRunning: boolean
  take: BoardSteps['take']
}

/**
 * A visit in one row: when, who, with whom, what the desk should know, one step on and one back. On a phone the steps stand
 * in the line of the telephone.
 */
export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { visit, showsDoctor, isOwn, now, timeZone, isRunning, take } = props
  const t = useTranslations('today')
  const name = visit.patientName ?? t('patient')
  const { forward, back } = stepsOf(visit, isOwn)
  const missed = columnOf(visit) === 'missed'
  const hasMain = missed || forward !== null
  const hasSteps = hasMain || back !== null
  return (
    <li
      data-visit={visit.id}
      className="col-span-full grid min-w-0 grid-cols-[3rem_minmax(0,1fr)_auto] items-baseline gap-x-3 gap-y-0.5 px-4 py-2.5 @lg:gap-y-1.5 @lg:py-3 @2xl:grid-cols-subgrid pointer-coarse:@lg:py-4"
    >
      <Time dateTime={visit.start} className="font-semibold tabular-nums">
        {formatClock(visit.start, timeZone)}
      </Time>
      <div className="grid min-w-0 gap-y-0.5 @max-lg:contents @2xl:col-span-3 @2xl:grid-cols-subgrid @2xl:items-baseline">
        <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 @max-lg:col-span-2">
          <Link
            prefetch={false}
            data-card={visit.id}
            href={routes.appointment(visit.id)}
            translate={visit.patientName ? 'no' : undefined}
            className="inline-flex min-h-6 items-center font-medium wrap-anywhere underline-offset-4 hover:underline"
          >
            {name}
          </Link>
          <CardState visit={visit} now={now} timeZone={timeZone} />
          {visit.newborn && <Badge variant="accent">{t('newborn')}</Badge>}
        </p>
        <p
          className={cn(
            'flex min-w-0 flex-wrap items-center gap-x-3 text-muted-foreground wrap-anywhere @2xl:col-span-2 @2xl:grid @2xl:grid-cols-subgrid @2xl:items-baseline',
            hasSteps ? '@max-lg:contents' : '@max-lg:col-span-2 @max-lg:col-start-2',
          )}
        >
          <span className="flex min-w-0 flex-wrap gap-x-3 @max-lg:col-span-2 @max-lg:col-start-2">
            {showsDoctor && <AsIs className="min-w-0">{visit.doctorName}</AsIs>}
            {visit.kind && <KindLabel kind={visit.kind} />}
            {visit.noEmail && <NoEmail phone={visit.patientPhone} />}
          </span>
          {visit.patientPhone && !visit.noEmail && (
            <span
              className={hasSteps ? '@max-lg:order-1 @max-lg:col-start-2 @max-lg:self-center' : undefined}
            >
              <span className="sr-only">{t('phone')}: </span>
              <PhoneLink phone={visit.patientPhone} />
            </span>
          )}
        </p>
        {visit.reason && (
          <p className="text-muted-foreground wrap-anywhere @max-lg:col-span-2 @max-lg:col-start-2 @2xl:col-span-full">
            {visit.reason}
          </p>
        )}
        {visit.deskNote && (
          <p className="flex items-start gap-1.5 wrap-anywhere @max-lg:col-span-2 @max-lg:col-start-2 @2xl:col-span-full">
            <StickyNote aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted-foreground" />
            <span>
              <span className="sr-only">{t('deskNote')}: </span>
              {visit.deskNote}
            </span>
          </p>
        )}
        {visit.missHint && columnOf(visit) === 'expected' && (
          <div className="@max-lg:col-span-2 @max-lg:col-start-2 @2xl:col-span-full">
            <MissHintText hint={visit.missHint} visitId={visit.id} name={name} />
          </div>
        )}
      </div>
      {hasSteps && (
        // They are centred on the first line, and make no row higher.
        <div className="flex gap-1 @max-lg:order-1 @max-lg:col-start-3 @lg:-my-1.5 @lg:self-start @lg:justify-self-end pointer-coarse:@lg:-my-2.5 print:hidden">
          {back && (
            <Button
              variant="ghost"
              size={hasMain ? 'icon' : 'default'}
              className="min-h-11 min-w-11 @lg:min-h-9 @lg:min-w-9 pointer-coarse:min-h-11"
              aria-label={t('stepOf', { step: t(`steps.${back}`), name })}
              title={t(`steps.${back}`)}
              onClick={() => take(visit, back)}
            >
              <Undo2 aria-hidden="true" />
              {!hasMain && t(`steps.${back}`)}
            </Button>
          )}
          {missed && (
            <Button
              variant="secondary"
              className="min-h-11 @lg:min-h-9 @lg:grow @lg:min-w-40 pointer-coarse:min-h-11"
              aria-label={t('stepOf', { step: t('bookAgain'), name })}
              onClick={() => bookVisit({ patient: { id: visit.patientId, name }, doctorId: visit.doctorId })}
            >
              {t('bookAgain')}
            </Button>
          )}
          {forward && (
            <SubmitButton
              type="button"
              variant={forward === 'arrive' ? 'secondary' : 'primary'}
              className="min-h-11 @lg:min-h-9 @lg:grow @lg:min-w-40 pointer-coarse:min-h-11"
              pending={isRunning}
              aria-label={t('stepOf', { step: t(`steps.${forward}`), name })}
              onClick={() => take(visit, forward)}
            >
              {t(`steps.${forward}`)}
              <ArrowRight aria-hidden="true" />
            </SubmitButton>
          )}
        </div>
      )}
    </li>
  )
})
