'use client'

import { useLocale, useTranslations } from 'next-intl'
import { BookedBefore } from '@/components/booking/booked-before'
import { HeldSlot } from '@/components/booking/held-slot'
import { OtherTimes } from '@/components/booking/other-times'
import { RepeatVisit } from '@/components/booking/repeat-visit'
import { type SlotFact, SlotFacts } from '@/components/booking/slot-facts'
import { ConfirmDialog } from '@/components/shared/dialog/confirm-dialog'
import { KeptWords, keptWord } from '@/components/shared/text/as-is'
import { Alert } from '@/components/ui/alert'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { ownZone } from '@/lib/browser/device/own-zone'
import type { BookingFailure, BookingFailureKind } from '@/lib/domain/booking-failure'
import { capitalised } from '@/lib/format/capitalised'
import { formatSlot, sameClock, zoneName } from '@/lib/format/dates'
import type { BookingPlace } from '@/lib/swr/booking'

interface ConfirmSlotProps {
  open: boolean
  place: BookingPlace
  /** ISO instant. */
  slot: string
  timeZone: string
  doctor: string
  clinic: string
  /** The clinic’s address; null for a visit that takes place elsewhere. */
  address: string | null
  /** For whom staff book or move; null when patients act for themselves. */
  patient: string | null
  /** The patient who books, or whom they act for. */
  reader?: string | undefined
  /** The kind of visit, in words; null without one. */
  kind: string | null
  /** How long the kind takes. */
  minutes?: number | undefined
  /** When the appointment that is being moved starts now (ISO); null books a new one. */
  movingFrom: string | null
  pending: boolean
  failure: BookingFailure | null
  /** Confirming once more overrules what refused it. */
  overrules: boolean
  reason: string
  onReason: (reason: string) => void
  /** The patient whose coming appointments may be read. */
  aheadOf?: string | null
  /** The patient, when staff book. */
  patientId: string | null
  onStarts: (starts: string[] | null) => void
  /** How many visits are booked at once. */
  count: number
  /** The times of a visit that repeats are not known yet. */
  blocked: boolean
  onSlot: (slot: string) => void
  onConfirm: () => void
  onClose: () => void
}

const labels = {
  book: { plain: 'confirm', overrule: 'confirmOverrule' },
  move: { plain: 'moveConfirm', overrule: 'moveOverrule' },
} as const

/** The time was refused and nothing else: the appointment that was to be moved is where it was. */
const refusedTimes: readonly BookingFailureKind[] = ['taken', 'busy', 'unbookable', 'rule']

/** Repeats doctor, clinic, day, time and zone before anything is booked; stays, with the choice, when it fails. */
export function ConfirmSlot(props: ConfirmSlotProps) {
  const { slot, timeZone, movingFrom, pending, failure } = props
  const moving = movingFrom !== null
  const t = useTranslations('booking')
  const locale = useLocale()
  const facts = useFacts(props)
  const unseen = <span className="sr-only">{t('confirmText')}</span>
  return (
    <ConfirmDialog
      open={props.open}
      onOpenChange={(next) => !next && props.onClose()}
      title={moving ? t('moveTitle') : t('confirmTitle')}
      description={props.patient ? t('told') : moving ? t('moveText') : unseen}
      confirmLabel={
        props.count > 1 && !props.overrules
          ? t('confirmMany', { count: props.count })
          : t(labels[moving ? 'move' : 'book'][props.overrules ? 'overrule' : 'plain'])
      }
      pending={pending}
      blocked={props.blocked}
      onConfirm={props.onConfirm}
    >
      <SlotFacts
        slot={slot}
        minutes={props.minutes}
        timeZone={timeZone}
        movingFrom={movingFrom}
        facts={facts}
      />
      {props.open && (
        <HeldSlot
          key={slot}
          place={props.place}
          slot={slot}
          timeZone={timeZone}
          quiet={failure !== null}
          pending={pending}
          onSlot={props.onSlot}
        />
      )}
      {props.open && !moving && props.aheadOf && (
        <BookedBefore
          patientId={props.aheadOf}
          doctorId={props.place.doctorId}
          doctor={props.doctor}
          slot={props.patient === null ? slot : null}
          timeZone={timeZone}
        />
      )}
      {!moving && (
        <>
          <div className="grid gap-1.5">
            <Label htmlFor="visit-reason">{t('reason')}</Label>
            <Input
              id="visit-reason"
              value={props.reason}
              maxLength={140}
              autoComplete="off"
              aria-describedby="visit-reason-hint"
              onChange={(event) => props.onReason(event.target.value)}
            />
            <p id="visit-reason-hint" className="text-sm text-muted-foreground">
              {t('reasonHint')}
            </p>
          </div>
          {props.open && (
            <RepeatVisit
              key={`${slot} repeats`}
              target={{ ...props.place, ...(props.patientId && { patientId: props.patientId }) }}
              slot={slot}
              timeZone={timeZone}
              refused={failure?.kind === 'oneTaken'}
              pending={pending}
              onStarts={props.onStarts}
            />
          )}
        </>
      )}
      {failure && (
        <Alert
          variant={props.overrules ? 'warning' : 'error'}
          title={t(props.overrules ? 'againstRules' : 'bookFailed')}
        >
          {movingFrom && refusedTimes.includes(failure.kind) && (
            <p>
              <KeptWords>
                {t('moveStays', { when: keptWord(formatSlot(movingFrom, timeZone, locale, 'full')) })}
              </KeptWords>
            </p>
          )}
          <p>
            {failure.broken
              ? t(`rules.${failure.broken.rule}`, failure.broken.values)
              : t(`failures.${failure.kind}`)}{' '}
            {failure.alternatives.length > 0 && t('nearest')}
          </p>
          <OtherTimes
            times={failure.alternatives}
            timeZone={timeZone}
            pending={pending}
            onSlot={props.onSlot}
          />
        </Alert>
      )}
    </ConfirmDialog>
  )
}

/** For whom, of which kind, with whom, where, and in which zone unless it is the reader's. */
function useFacts(props: ConfirmSlotProps): SlotFact[] {
  const { slot, timeZone } = props
  const t = useTranslations('booking')
  const locale = useLocale()
  const who: SlotFact[] = [
    ...(props.patient ? [{ label: t('patient'), value: props.patient, asIs: true }] : []),
    ...(props.reader && !props.patient ? [{ label: t('forWhom'), value: props.reader, asIs: true }] : []),
    ...(props.kind ? [{ label: t('kind'), value: props.kind, asIs: false }] : []),
    { label: t('doctor'), value: props.doctor, asIs: true },
  ]
  return [
    ...who,
    {
      label: t('clinic'),
      value: [props.clinic, props.address].filter(Boolean).join('\n'),
      asIs: true,
      // Nothing stands beside it.
      wide: who.length % 2 === 0,
    },
    // The dialog is drawn in the browser, whose clock is the reader's.
    ...(props.open && !sameClock(slot, timeZone, ownZone())
      ? [{ label: t('timeZone'), value: capitalised(zoneName(timeZone, locale)), asIs: false, wide: true }]
      : []),
  ]
}
