'use client'

import { useLocale, useTranslations } from 'next-intl'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { KeptWords, keptWord, Time } from '@/components/shared/text/as-is'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Card, CardHeader, CardTitle } from '@/components/ui/card'
import type { Wish } from '@/lib/domain/wish'
import { formatClock, formatPlainDay, formatSlot } from '@/lib/format/dates'
import { Standing } from './standing'
import { useWishActions } from './use-wish-actions'
import { WishLine } from './wish-line'

/** A person's wishes with their place in the line, the reason for it, and their offers. */
export function Wishes({ wishes }: { wishes: readonly Wish[] }) {
  return wishes.map((wish) => <WishCard key={wish.id} wish={wish} />)
}

function WishCard({ wish }: { wish: Wish }) {
  const t = useTranslations('waitlist')
  const { accept, decline, leave, running, sentence } = useWishActions(wish)
  const locale = useLocale()
  const { offer, since, until } = wish
  const day = (date: string) => keptWord(formatPlainDay(date, locale))
  const days = since
    ? t('between', { since: day(since), until: day(until) })
    : t('upTo', { until: day(until) })
  return (
    <Card className={offer ? 'border-primary/45 print:hidden' : 'print:hidden'}>
      <CardHeader>
        <CardTitle className="flex flex-wrap items-center gap-2">
          {t(offer ? 'offered' : 'waiting')}
          {wish.urgent && <Badge variant="warning">{t('urgent')}</Badge>}
        </CardTitle>
        {!offer && <Standing wish={wish} />}
      </CardHeader>
      {offer && (
        <>
          <OfferText wish={wish} offer={offer} />
          <div className="flex flex-wrap gap-2">
            <Button disabled={running !== null} onClick={() => accept(offer)}>
              {t('accept')}
            </Button>
            <Button variant="secondary" disabled={running !== null} onClick={() => decline(offer)}>
              {t('decline')}
            </Button>
          </div>
        </>
      )}
      <SentenceAlert of={sentence} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <WishLine wish={wish} more={[days]} />
        <Button variant="ghost" size="sm" disabled={running !== null} onClick={leave}>
          {t('leave')}
        </Button>
      </div>
    </Card>
  )
}

function OfferText({ wish, offer }: { wish: Wish; offer: NonNullable<Wish['offer']> }) {
  const t = useTranslations('waitlist')
  const locale = useLocale()
  const { timeZone, appointmentStart, clinicName } = wish
  return (
    <div className="grid gap-1">
      <p className="text-lg font-semibold first-letter:uppercase">
        <Time dateTime={offer.start}>{formatSlot(offer.start, timeZone, locale)}</Time>
      </p>
      <p>
        <KeptWords>
          {t('offerWith', { doctor: keptWord(offer.doctorName), clinic: keptWord(clinicName) })}
        </KeptWords>
      </p>
      <p className="text-sm text-muted-foreground">
        <KeptWords>{t('offerUntil', { time: keptWord(formatClock(offer.expiresAt, timeZone)) })}</KeptWords>{' '}
        {appointmentStart && (
          <KeptWords>
            {t('offerInstead', { time: keptWord(formatSlot(appointmentStart, timeZone, locale)) })}
          </KeptWords>
        )}
      </p>
    </div>
  )
}
