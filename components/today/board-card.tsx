'use client'

import { ArrowRight, Phone, StickyNote, Undo2, UserCheck } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { memo } from 'react'
import { NoEmail } from '@/components/people/no-email'
import { useAgeText } from '@/components/people/use-age-text'
import { SubmitButton } from '@/components/shared/form/submit-button'
import { AsIs, Time } from '@/components/shared/text/as-is'
import { PhoneLink } from '@/components/shared/text/phone-link'
import { Button } from '@/components/ui/button'
import { KindLabel } from '@/components/visits/kind-label'
import { MissHintText } from '@/components/visits/miss-hint-text'
import { bookVisit } from '@/lib/browser/book-visit'
import { columnOf, lateMinutes, stepsOf, type TodayVisit } from '@/lib/domain/today'
import { formatClock } from '@/lib/format/dates'
import { routes } from '@/lib/routes'
import css from './board.module.css'
import { CardState } from './card-state'
import type { BoardSteps } from './use-board-steps'

/** So long before it begins, a visit's step is the one to press. */
const dueMinutes = 15

const main = 'min-h-11 min-w-11 px-3 @sm:min-h-9 pointer-coarse:min-h-11'

interface BoardCardProps {
  visit: TodayVisit
  /** Where the visits of several doctors stand together. */
  showsDoctor: boolean
  /** No-show hints, for readers who can act on them. */
  showsHints: boolean
  /** Today at the clinic, `yyyy-MM-dd`. */
  today: string
  /** The reader is its doctor, who alone closes it and opens it again. */
  isOwn: boolean
  /** Milliseconds. */
  now: number
  /** Whole minutes until it begins, of the visits that come next. */
  minutesLeft: number | null
  /** It is about now: it stands out, with everything that is known. */
  isNow: boolean
  timeZone: string
  /** A step is under way. */
  isRunning: boolean
  take: BoardSteps['take']
}

/**
 * A visit in one row of two lines: when, who, with whom and for what, how it stands, the telephone, one step on and one
 * back. What the desk should know stands below.
 */
export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { visit, showsDoctor, showsHints, today, now, minutesLeft, isNow, timeZone } = props
  const age = useAgeText()(visit.birthdate, today)
  const hint = showsHints && columnOf(visit) === 'expected' && !visit.confirmedAt ? visit.missHint : null
  const isNear = minutesLeft !== null && minutesLeft <= dueMinutes
  const t = useTranslations('today')
  const name = visit.patientName ?? t('patient')
  const phone = visit.noEmail ? null : visit.patientPhone
  return (
    <li data-visit={visit.id} data-now={isNow || undefined} className={css.row}>
      <p className={css.time}>
        <Time dateTime={visit.start} className="font-semibold tabular-nums">
          {formatClock(visit.start, timeZone)}
        </Time>
        {minutesLeft !== null && (
          <span className="text-xs font-medium whitespace-nowrap text-primary-strong tabular-nums">
            {t('minutesLeft', { minutes: minutesLeft })}
          </span>
        )}
      </p>
      <a
        data-card={visit.id}
        href={routes.appointment(visit.id)}
        translate={visit.patientName ? 'no' : undefined}
        className={`${css.who} min-h-6 font-medium wrap-anywhere underline decoration-border-strong underline-offset-4 after:absolute after:inset-0 hover:decoration-current`}
      >
        {name}
      </a>
      <div className={css.lines}>
        {(age || showsDoctor || visit.kind || visit.resource || visit.reason) && (
          <p className={css.facts}>
            {age && <span>{age}</span>}
            {showsDoctor && <AsIs>{visit.doctorName}</AsIs>}
            {visit.kind && <KindLabel kind={visit.kind} />}
            {visit.resource && <AsIs>{visit.resource}</AsIs>}
            {visit.reason && <span>{visit.reason}</span>}
          </p>
        )}
        <CardState visit={visit} now={now} timeZone={timeZone} hinted={Boolean(hint)} />
      </div>
      {hint && (
        <div className={css.hint}>
          {/* The visit is due: too late to ask for a confirmation by email. */}
          <MissHintText hint={isNear ? { ...hint, suggestion: null } : hint} visitId={visit.id} name={name} />
        </div>
      )}
      {visit.noEmail && (
        <p className={css.more}>
          <NoEmail phone={visit.patientPhone} />
        </p>
      )}
      {visit.deskNote && (
        <p className={`${css.more} flex items-start gap-1.5`}>
          <StickyNote aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted-foreground" />
          <span>
            <span className="sr-only">{t('deskNote')}: </span>
            {visit.deskNote}
          </span>
        </p>
      )}
      <div className={css.steps}>
        {phone && (
          <span className={`${css.phone} text-sm tabular-nums`}>
            <span className="sr-only">{t('phone')}: </span>
            <PhoneLink phone={phone}>
              <Phone aria-hidden="true" className="size-4" />
              <span>{phone}</span>
            </PhoneLink>
          </span>
        )}
        <CardSteps {...props} name={name} />
      </div>
    </li>
  )
})

/** The steps of a visit: one on, and quietly one back. The one that is due is filled; its doctor is to open it first. */
function CardSteps(props: BoardCardProps & { name: string }) {
  const { visit, isOwn, isRunning, isNow, minutesLeft, now, take, name } = props
  const t = useTranslations('today')
  const { forward, back } = stepsOf(visit, isOwn)
  const missed = columnOf(visit) === 'missed'
  if (!missed && !forward && !back) return null
  const arrives = forward === 'arrive'
  const isDue = lateMinutes(visit, now) > 0 || (minutesLeft !== null && minutesLeft <= dueMinutes)
  return (
    <>
      {back && (
        <Button
          variant="ghost"
          size={back === 'reopen' ? 'sm' : 'icon'}
          className="min-h-11 min-w-11 text-muted-foreground @sm:min-h-9 @sm:min-w-9 pointer-coarse:min-h-11"
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
          variant={!arrives || (isDue && !isOwn) ? 'primary' : isNow ? 'secondary' : 'ghost'}
          className={main}
          pending={isRunning}
          aria-label={t('stepOf', { step: t(`steps.${forward}`), name })}
          title={isNow ? undefined : t(`steps.${forward}`)}
          onClick={() => take(visit, forward)}
        >
          {arrives && <UserCheck aria-hidden="true" />}
          <span className={isNow ? undefined : '@max-lg:sr-only'}>{t(`steps.${forward}`)}</span>
          {!arrives && <ArrowRight aria-hidden="true" />}
        </SubmitButton>
      )}
    </>
  )
}
