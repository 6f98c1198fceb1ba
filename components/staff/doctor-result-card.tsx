import { ChevronRight } from 'lucide-react'
import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { addDays, dayAt } from '#contract/zone'
import { AsIs, KeptWords, keptWord, Time } from '@/components/shared/text/as-is'
import { Avatar } from '@/components/ui/avatar'
import type { DoctorResult } from '@/lib/domain/doctor'
import { formatClock, formatPlainDay } from '@/lib/format/dates'
import { specialtyLabel } from '@/lib/format/labels'

interface DoctorResultCardProps {
  doctor: DoctorResult
  /** When one of the reader's own doctors sees them next (ISO); null for one without a booked time. */
  booked?: string | null | undefined
  /** The doctor's details. */
  href: string
  /** The clinic's zone. */
  timeZone: string
  /** Milliseconds. */
  now: number
  /** A free time, as the way to book it for who does. */
  timeOf: (slot: string, words: ReactNode) => ReactNode
}

/** A doctor who was found; leads to the doctor's details, and each of the first free times to its confirmation. */
export function DoctorResultCard({ doctor, booked, href, timeZone, now, timeOf }: DoctorResultCardProps) {
  const t = useTranslations('staff')
  const tSpecialty = useTranslations('specialties')
  const locale = useLocale()
  const tBooking = useTranslations('booking')
  const { nextFree, nextTimes } = doctor
  const today = dayAt(now, timeZone)
  // No-break spaces: a day and its month stand on one line.
  const bookedOn =
    booked &&
    formatPlainDay(dayAt(Date.parse(booked), timeZone), locale, 'dayMonth').replaceAll(' ', '\u00a0')
  const dayOf = (day: string) => {
    if (day === today) return tBooking('picks.today')
    return <AsIs>{formatPlainDay(day, locale, day < addDays(today, 7) ? 'weekday' : 'dayMonth')}</AsIs>
  }
  return (
    <div className="relative grid items-center gap-x-6 gap-y-3 rounded-lg border bg-card px-4 py-3 transition-colors hover:border-primary hover:bg-accent sm:px-5 lg:grid-cols-[minmax(0,1fr)_20rem_auto]">
      <div className="flex min-w-0 items-center gap-3">
        <Avatar name={doctor.name} surname={doctor.surname} size="lg" />
        <div className="grid min-w-0 grow gap-y-0.5">
          <Link
            prefetch={false}
            href={href}
            className="font-semibold wrap-anywhere after:absolute after:inset-0 after:rounded-lg"
          >
            <AsIs>{t('doctorName', { name: `${doctor.name} ${doctor.surname}` })}</AsIs>
          </Link>
          <span className="text-sm text-muted-foreground">
            {specialtyLabel(tSpecialty, doctor.specialty)}
            {booked !== undefined && (
              <>
                {' · '}
                {bookedOn ? <KeptWords>{t('bookedOn', { day: keptWord(bookedOn) })}</KeptWords> : t('yours')}
              </>
            )}
          </span>
        </div>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted-foreground lg:hidden" />
      </div>
      {nextFree ? (
        <ul
          aria-label={`${t('nextTimes')}, ${doctor.name} ${doctor.surname}`}
          className="flex flex-wrap gap-2"
        >
          {nextTimes.map((slot) => {
            const words = (
              <>
                <span className="inline-block text-xs font-normal text-muted-foreground first-letter:uppercase">
                  {dayOf(dayAt(Date.parse(slot), timeZone))}
                </span>{' '}
                <Time dateTime={slot}>{formatClock(slot, timeZone)}</Time>
              </>
            )
            return (
              <li key={slot} className="grid flex-1">
                {timeOf(slot, words)}
              </li>
            )
          })}
        </ul>
      ) : (
        <p className="text-sm text-muted-foreground">{t('noneFree')}</p>
      )}
      {/* Words for the link of the card, which lies over them. */}
      <span
        aria-hidden="true"
        className="flex items-center gap-1 text-sm text-muted-foreground max-lg:hidden"
      >
        {nextFree && t('moreTimes')}
        <ChevronRight className="size-4" />
      </span>
    </div>
  )
}
