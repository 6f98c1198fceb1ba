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

/** Equal widths, so that a chosen time, in heavier letters, moves no other. */
const columns = {
  short: 'grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-2',
  long: 'grid grid-cols-[repeat(auto-fill,minmax(9.25rem,1fr))] gap-2',
}

/** Every offered time is one of a single row of radio buttons: the arrows walk through all of them. */
export function FreeTimes(props: FreeTimesProps) {
  const { groups, standing, timeZone, ofOneDay, standingRef, onChoose } = props
  const t = useTranslations('desk')
  const locale = useLocale()
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{t('time')}</legend>
      {groups.map(({ kind, offers }) => {
        const short = ofOneDay && (kind === 'own' || kind === 'ruled')
        return (
          <div key={kind} className="grid gap-1.5">
            {groups.length > 1 && <p className="text-sm text-muted-foreground">{t(`offers.${kind}`)}</p>}
            <div className={short ? columns.short : columns.long}>
              {offers.map((offer) => {
                const stands = standing !== null && sameOffer(standing, offer)
                return (
                  <label
                    key={offer.doctorId + offer.start}
                    className="control relative inline-flex min-h-11 cursor-pointer items-center justify-center rounded-md border border-border-strong px-2 text-sm tabular-nums has-checked:border-primary has-checked:bg-accent has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
                  >
                    <input
                      ref={stands ? standingRef : undefined}
                      type="radio"
                      name="offer"
                      className="absolute inset-0 cursor-pointer opacity-0"
                      checked={stands}
                      onChange={() => onChoose(offer)}
                    />
                    <span translate="no" className="first-letter:uppercase">
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
        )
      })}
    </fieldset>
  )
}
