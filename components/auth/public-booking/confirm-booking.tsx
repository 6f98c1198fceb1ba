'use client'

import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { useAct } from '@/components/shared/act/use-act'
import { KeptWords, keptWord, Time } from '@/components/shared/text/as-is'
import { Alert } from '@/components/ui/alert'
import { Button, buttonVariants } from '@/components/ui/button'
import { call, RequestError } from '@/lib/browser/request'
import { kindName } from '@/lib/domain/visit-kind'
import { type BookingOnPage, publicBookingEndpoints } from '@/lib/endpoints/public-bookings'
import { formatClock, formatDay, formatSlot } from '@/lib/format/dates'
import { routes } from '@/lib/routes'
import { OfferAccount } from './offer-account'

/** The booking behind the link of a mail or a text message. Opening it changes nothing; one press confirms it. */
export function ConfirmBooking({ token, initial }: { token: string; initial: BookingOnPage }) {
  const t = useTranslations('publicBooking')
  const [booking, setBooking] = useState(initial)
  const act = useAct()
  const confirm = (start?: string) =>
    act.run(async () => {
      const { timeZone } = booking
      const body = { token, ...(start && { choice: { start, timeZone } }) }
      try {
        setBooking(await call(publicBookingEndpoints.confirm, { body }))
      } catch (error) {
        if (!(error instanceof RequestError) || error.code !== 'slot_taken') throw error
        setBooking({ ...booking, state: 'expired', alternatives: [...(error.envelope.alternatives ?? [])] })
      }
    })
  return (
    <>
      <BookingFacts booking={booking} />
      <SentenceAlert of={act.sentence} />
      {booking.state === 'held' && (
        <>
          <Button disabled={act.pending} onClick={() => confirm()}>
            {t('confirm')}
          </Button>
          <p className="text-sm text-muted-foreground">
            <KeptWords>
              {t('keptUntil', { time: keptWord(formatClock(booking.heldUntil, booking.timeZone)) })}
            </KeptWords>
          </p>
        </>
      )}
      {booking.state === 'expired' && (
        <Alternatives booking={booking} pending={act.pending} onChoose={confirm} />
      )}
      {booking.state === 'cancelled' && <Alert variant="warning">{t('cancelled')}</Alert>}
      {booking.state === 'confirmed' && <Confirmed token={token} booking={booking} />}
    </>
  )
}

function BookingFacts({ booking }: { booking: BookingOnPage }) {
  const t = useTranslations('publicBooking')
  const locale = useLocale()
  const { start, timeZone, doctorName, clinicName, city, kind, state } = booking
  const words = { doctor: keptWord(doctorName), clinic: keptWord(clinicName), city: keptWord(city) }
  return (
    <div className="grid gap-1">
      <p
        translate="no"
        className={`text-lg font-semibold first-letter:uppercase ${state === 'expired' ? 'text-muted-foreground line-through' : ''}`}
      >
        {formatDay(start, timeZone, locale, 'full')}, {formatClock(start, timeZone)}
      </p>
      <p>{kindName(kind, locale)}</p>
      <p className="whitespace-pre-line">
        <KeptWords>{t('with', words)}</KeptWords>
      </p>
    </div>
  )
}

interface AlternativesProps {
  booking: BookingOnPage
  pending: boolean
  onChoose: (start: string) => void
}

function Alternatives({ booking: { alternatives, timeZone, slug }, pending, onChoose }: AlternativesProps) {
  const t = useTranslations('publicBooking')
  const locale = useLocale()
  return (
    <>
      <Alert variant="warning" title={t('expiredTitle')}>
        {t(alternatives.length > 0 ? 'expiredText' : 'takenNone')}
      </Alert>
      {alternatives.length > 0 && (
        <div className="grid gap-2">
          {alternatives.map((start) => (
            <Button key={start} variant="secondary" disabled={pending} onClick={() => onChoose(start)}>
              <Time dateTime={start} className="inline-block first-letter:uppercase">
                {formatSlot(start, timeZone, locale)}
              </Time>
            </Button>
          ))}
        </div>
      )}
      {slug && (
        <Link
          prefetch={false}
          href={routes.bookAtClinic(slug)}
          className={buttonVariants({ variant: 'ghost' })}
        >
          {t('allTimes')}
        </Link>
      )}
    </>
  )
}

function Confirmed({ token, booking: { links, sentBy } }: { token: string; booking: BookingOnPage }) {
  const t = useTranslations('publicBooking')
  const isMailed = sentBy === 'email'
  return (
    <>
      <Alert variant="success" title={t('doneTitle')}>
        {t(isMailed ? 'doneText' : 'doneByText')}
      </Alert>
      {links && (
        <div className="flex flex-wrap gap-2">
          <Link prefetch={false} href={links.move} className={buttonVariants({ variant: 'secondary' })}>
            {t('move')}
          </Link>
          <Link prefetch={false} href={links.cancel} className={buttonVariants({ variant: 'secondary' })}>
            {t('cancel')}
          </Link>
        </div>
      )}
      <OfferAccount token={token} hasAddress={isMailed} />
    </>
  )
}
