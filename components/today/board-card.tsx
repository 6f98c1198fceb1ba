'use client'

import { ArrowRight, StickyNote, Undo2 } from 'lucide-react'
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
import css from './board.module.css'
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

/** A visit in one row: when, who, with whom, for what, what the desk should know, one step on and one back. */
export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { visit, showsDoctor, isOwn, now, timeZone, isRunning, take } = props
  const t = useTranslations('today')
  const name = visit.patientName ?? t('patient')
  const { forward, back } = stepsOf(visit, isOwn)
  const missed = columnOf(visit) === 'missed'
  const hasMain = missed || forward !== null
  return (
    <li data-visit={visit.id} className={css.row}>
      <Time dateTime={visit.start} className={`${css.time} font-semibold tabular-nums`}>
        {formatClock(visit.start, timeZone)}
      </Time>
      <p className={css.who}>
        <a
          data-card={visit.id}
          href={routes.appointment(visit.id)}
          translate={visit.patientName ? 'no' : undefined}
          className="inline-flex min-h-6 items-center font-medium wrap-anywhere underline-offset-4 hover:underline"
        >
          {name}
        </a>
        <CardState visit={visit} now={now} timeZone={timeZone} />
        {visit.newborn && <Badge variant="accent">{t('newborn')}</Badge>}
      </p>
      <p className={css.facts} data-doctor={showsDoctor || undefined}>
        {showsDoctor && <AsIs className={css.doctor}>{visit.doctorName}</AsIs>}
        {visit.kind && (
          <span className={css.kind}>
            <KindLabel kind={visit.kind} />
          </span>
        )}
        {visit.noEmail && (
          <span className={css.reach}>
            <NoEmail phone={visit.patientPhone} />
          </span>
        )}
      </p>
      {visit.patientPhone && !visit.noEmail && (
        <p className={css.phone}>
          <span className="sr-only">{t('phone')}: </span>
          <PhoneLink phone={visit.patientPhone} />
        </p>
      )}
      {visit.reason && <p className={`${css.more} text-muted-foreground`}>{visit.reason}</p>}
      {visit.deskNote && (
        <p className={`${css.more} flex items-start gap-1.5`}>
          <StickyNote aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted-foreground" />
          <span>
            <span className="sr-only">{t('deskNote')}: </span>
            {visit.deskNote}
          </span>
        </p>
      )}
      {visit.missHint && columnOf(visit) === 'expected' && (
        <div className={css.more}>
          <MissHintText hint={visit.missHint} visitId={visit.id} name={name} />
        </div>
      )}
      {(hasMain || back) && (
        <div className={`${css.steps} print:hidden`}>
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
              className="min-h-11 grow @lg:min-h-9 @lg:min-w-28 pointer-coarse:min-h-11"
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
              className="min-h-11 grow @lg:min-h-9 @lg:min-w-28 pointer-coarse:min-h-11"
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
