'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode, RefObject } from 'react'
import { AsIs } from '@/components/shared/text/as-is'
import { type OfferGroup, sameOffer, type VisitOffer } from '@/lib/domain/visit-offers'
import { formatClock, formatDay, formatSlot } from '@/lib/format/dates'
import { cn } from '@/lib/utils'

interface FreeTimesProps {
  groups: readonly OfferGroup[]
  standing: VisitOffer | null
  /** The form was sent without a time. */
  missing: boolean
  timeZone: string
  /** Whether all are of one day, which is said elsewhere. */
  ofOneDay: boolean
  /** The radio that stands: where the focus goes when the patient is chosen. */
  standingRef: RefObject<HTMLInputElement | null>
  /** All of them: where it goes when none stands. */
  timesRef: RefObject<HTMLFieldSetElement | null>
  onChoose: (offer: VisitOffer) => void
}

/** Equal widths, so that a chosen time, in heavier letters, moves no other. */
const columns = {
  short: 'grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-2',
  long: 'grid grid-cols-[repeat(auto-fill,minmax(9.25rem,1fr))] gap-2',
}

/** Every offered time is one of a single row of radio buttons: the arrows walk through all of them. */
export function FreeTimes(props: FreeTimesProps) {
  const { groups, standing, missing, timeZone, ofOneDay } = props
  const t = useTranslations('desk')
  const locale = useLocale()
  return (
    <fieldset ref={props.timesRef} tabIndex={-1} className="grid gap-3 rounded-md">
      <legend className="sr-only">{t('time')}</legend>
      {!standing && (
        <p
          role={missing ? 'alert' : undefined}
          className={cn('text-sm', missing ? 'text-destructive-strong' : 'text-muted-foreground')}
        >
          {t('chooseTime')}
        </p>
      )}
      {groups.map(({ kind, offers }) => (
        <div key={kind} className="grid gap-1.5">
          {groups.length > 1 && <p className="text-sm text-muted-foreground">{t(`offers.${kind}`)}</p>}
          {kind === 'colleagues' ? (
            <div className={columns.long}>
              {offers.map((offer) => (
                <FreeTime key={offer.doctorId + offer.start} {...props} offer={offer}>
                  <AsIs className="first-letter:uppercase">{formatSlot(offer.start, timeZone, locale)}</AsIs>
                  <AsIs className="block font-normal text-muted-foreground">{offer.doctorName}</AsIs>
                </FreeTime>
              ))}
            </div>
          ) : (
            [...Map.groupBy(offers, ({ start }) => formatDay(start, timeZone, locale, 'short'))].map(
              ([day, ofDay]) => (
                <div key={day} className="grid gap-1">
                  {!ofOneDay && (
                    <AsIs aria-hidden="true" className="text-sm font-medium first-letter:uppercase">
                      {day}
                    </AsIs>
                  )}
                  <div className={columns.short}>
                    {ofDay.map((offer) => (
                      <FreeTime key={offer.start} {...props} offer={offer}>
                        {!ofOneDay && <AsIs className="sr-only">{day}, </AsIs>}
                        <AsIs>{formatClock(offer.start, timeZone)}</AsIs>
                      </FreeTime>
                    ))}
                  </div>
                </div>
              ),
            )
          )}
        </div>
      ))}
    </fieldset>
  )
}

interface FreeTimeProps extends Pick<FreeTimesProps, 'standing' | 'standingRef' | 'onChoose'> {
  offer: VisitOffer
  children: ReactNode
}

function FreeTime({ offer, standing, standingRef, onChoose, children }: FreeTimeProps) {
  const stands = standing !== null && sameOffer(standing, offer)
  return (
    <label className="control relative inline-flex min-h-11 cursor-pointer items-center justify-center rounded-md border border-border-strong px-2 text-sm tabular-nums has-checked:border-primary has-checked:bg-accent has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring">
      <input
        ref={stands ? standingRef : undefined}
        type="radio"
        name="offer"
        className="absolute inset-0 cursor-pointer opacity-0"
        checked={stands}
        onChange={() => onChoose(offer)}
      />
      <span>{children}</span>
    </label>
  )
}
