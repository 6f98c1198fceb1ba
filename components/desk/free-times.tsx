'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { RefObject } from 'react'
import { type OfferGroup, sameOffer, type VisitOffer } from '@/lib/domain/visit-offers'
import { formatClock, formatSlot } from '@/lib/format/dates'

interface FreeTimesProps {
  groups: readonly OfferGroup[]
  standing: VisitOffer | null
  timeZone: string
  /** Whether all are of one day, which is said elsewhere. */
  ofOneDay: boolean
  /** The radio that stands: where the focus goes when the patient is chosen. */
  standingRef: RefObject<HTMLInputElement | null>
  onChoose: (offer: VisitOffer) => void
}

/** Every offered time is one of a single row of radio buttons: the arrows walk through all of them. */
export function FreeTimes(props: FreeTimesProps) {
  const { groups, standing, timeZone, ofOneDay, standingRef, onChoose } = props
  const t = useTranslations('desk')
  const locale = useLocale()
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{t('time')}</legend>
      {groups.map(({ kind, offers }) => (
        <div key={kind} className="grid gap-1.5">
          {groups.length > 1 && <p className="text-sm text-muted-foreground">{t(`offers.${kind}`)}</p>}
          <div className="flex flex-wrap gap-2">
            {offers.map((offer) => {
              const stands = standing !== null && sameOffer(standing, offer)
              const short = ofOneDay && kind === 'own'
              return (
                <label
                  key={offer.doctorId + offer.start}
                  className="control relative inline-flex min-h-11 cursor-pointer items-center rounded-md border border-border-strong px-3 text-sm tabular-nums has-checked:border-primary has-checked:bg-accent has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
                >
                  <input
                    ref={stands ? standingRef : undefined}
                    type="radio"
                    name="offer"
                    className="absolute inset-0 cursor-pointer opacity-0"
                    checked={stands}
                    onChange={() => onChoose(offer)}
                  />
                  <span className="first-letter:uppercase">
                    {short ? formatClock(offer.start, timeZone) : formatSlot(offer.start, timeZone, locale)}
                    {kind === 'colleagues' && (
                      <span className="block font-normal text-muted-foreground">{offer.doctorName}</span>
                    )}
                  </span>
                </label>
              )
            })}
          </div>
        </div>
      ))}
    </fieldset>
  )
}
