'use client'

import { ArrowRight, StickyNote, Undo2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { memo } from 'react'
import { NoEmail } from '@/components/people/no-email'
import { SubmitButton } from '@/components/shared/form/submit-button'
import { AsIs, Time } from '@/components/shared/text/as-is'
import { PhoneLink } from '@/components/shared/text/phone-link'
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

const main = 'min-h-11 px-3 @lg:min-h-9 pointer-coarse:min-h-11'

interface BoardCardProps {
  visit: TodayVisit
  /** Where the visits of several doctors stand together. */
  showsDoctor: boolean
  /** The reader is its doctor, who alone closes it and opens it again. */
  isOwn: boolean
  /** Milliseconds. */
  now: number
  /** Whole minutes until it begins, of the visits that come next. */
  minutesLeft: number | null
  timeZone: string
  /** A step is under way. */
  isRunning: boolean
  take: BoardSteps['take']
}

/** A visit in one row: when, who, with whom, for what, what the desk should know, one step on and one back. */
export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { visit, showsDoctor, now, minutesLeft, timeZone } = props
  const t = useTranslations('today')
  const name = visit.patientName ?? t('patient')
  return (
    <li data-visit={visit.id} className={css.row}>
      <p className={css.time}>
        <Time dateTime={visit.start} className="font-semibold tabular-nums">
          {formatClock(visit.start, timeZone)}
        </Time>
        {minutesLeft !== null && (
          <span className="-mt-0.5 text-xs font-medium whitespace-nowrap text-primary-strong tabular-nums">
            {t('minutesLeft', { minutes: minutesLeft })}
          </span>
        )}
      </p>
      <div className={css.head}>
        <a
          data-card={visit.id}
          href={routes.appointment(visit.id)}
          translate={visit.patientName ? 'no' : undefined}
          className={`${css.who} min-h-6 font-medium wrap-anywhere underline decoration-border-strong underline-offset-4 after:absolute after:inset-0 hover:decoration-current`}
        >
          {name}
        </a>
        <CardState visit={visit} now={now} timeZone={timeZone} />
      </div>
      {(showsDoctor || visit.kind) && (
        <p className={css.facts}>
          {showsDoctor && (
            <AsIs className={css.doctor} title={visit.doctorName}>
              {visit.doctorName}
            </AsIs>
          )}
          {visit.kind && (
            <span className={css.kind}>
              <KindLabel kind={visit.kind} />
            </span>
          )}
        </p>
      )}
      {visit.patientPhone && !visit.noEmail && (
        <p className={`${css.phone} tabular-nums`}>
          <span className="sr-only">{t('phone')}: </span>
          <PhoneLink phone={visit.patientPhone} />
        </p>
      )}
      {visit.noEmail && (
        <p className={css.more}>
          <NoEmail phone={visit.patientPhone} />
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
      <CardSteps {...props} name={name} />
    </li>
  )
})

/** The steps of a visit: one on, and quietly one back. */
function CardSteps({ visit, isOwn, isRunning, take, name }: BoardCardProps & { name: string }) {
  const t = useTranslations('today')
  const { forward, back } = stepsOf(visit, isOwn)
  const missed = columnOf(visit) === 'missed'
  if (!missed && !forward && !back) return null
  return (
    <div className={`${css.steps} print:hidden`}>
      {back && (
        <Button
          variant="ghost"
          size={back === 'reopen' ? 'sm' : 'icon'}
          className="min-h-11 min-w-11 text-muted-foreground @lg:min-h-9 @lg:min-w-9 pointer-coarse:min-h-11"
          aria-label={t('stepOf', { step: t(`steps.${back}`), name })}
          title={t(`steps.${back}`)}
          onClick={() => take(visit, back)}
        >
          <Undo2 aria-hidden="true" />
          {back === 'reopen' && <span className="@max-lg:sr-only">{t(`steps.${back}`)}</span>}
        </Button>
      )}
      {missed && (
        <Button
          variant="secondary"
          className={main}
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
          className={main}
          pending={isRunning}
          aria-label={t('stepOf', { step: t(`steps.${forward}`), name })}
          onClick={() => take(visit, forward)}
        >
          {t(`steps.${forward}`)}
          <ArrowRight aria-hidden="true" />
        </SubmitButton>
      )}
    </div>
  )
}
