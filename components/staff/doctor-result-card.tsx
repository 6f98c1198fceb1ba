import { ChevronRight } from 'lucide-react'
import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { addDays, dayAt } from '#contract/zone'
import { AsIs, Time } from '@/components/shared/text/as-is'
import { Avatar } from '@/components/ui/avatar'
import { buttonVariants } from '@/components/ui/button'
import type { DoctorResult } from '@/lib/domain/doctor'
import { formatClock, formatPlainDay, formatSlot } from '@/lib/format/dates'
import { specialtyLabel } from '@/lib/format/labels'

interface DoctorResultCardProps {
  doctor: DoctorResult
  /** The doctor's details. */
  href: string
  /** The clinic's zone. */
  timeZone: string
  /** Milliseconds. */
  now: number
  /** The way to the confirmation of a free time; null for who does not book. */
  bookHrefOf: ((slot: string) => string) | null
}

/** A doctor who was found; leads to the doctor's details, and each of the first free times to its confirmation. */
export function DoctorResultCard({ doctor, href, timeZone, now, bookHrefOf }: DoctorResultCardProps) {
  const t = useTranslations('staff')
  const tSpecialty = useTranslations('specialties')
  const locale = useLocale()
  const tBooking = useTranslations('booking')
  const { nextFree, nextTimes } = doctor
  const days = Map.groupBy(nextTimes, (slot) => dayAt(Date.parse(slot), timeZone))
  const today = dayAt(now, timeZone)
  const near = new Map([
    [today, tBooking('picks.today')],
    [addDays(today, 1), tBooking('picks.tomorrow')],
  ])
  return (
    <div className="relative flex flex-wrap items-center gap-x-6 gap-y-4 rounded-lg border bg-card p-4 transition-colors hover:border-primary hover:bg-accent sm:p-5">
      <div className="flex min-w-0 basis-72 items-center gap-3">
        <Avatar name={doctor.name} surname={doctor.surname} size="lg" />
        <div className="grid min-w-0 grow gap-0.5">
          <Link
            prefetch={false}
            href={href}
            className="font-semibold wrap-anywhere text-primary-strong after:absolute after:inset-0 after:rounded-lg"
          >
            <AsIs>{t('doctorName', { name: `${doctor.name} ${doctor.surname}` })}</AsIs>
          </Link>
          <span className="text-sm text-muted-foreground">
            {specialtyLabel(tSpecialty, doctor.specialty)}
          </span>
        </div>
      </div>
      {bookHrefOf && nextFree ? (
        <>
          <ul
            aria-label={`${t('nextTimes')}, ${doctor.name} ${doctor.surname}`}
            className="flex grow basis-72 flex-wrap gap-x-6 gap-y-2"
          >
            {[...days].map(([day, slots]) => (
              <li key={day} className="flex items-center gap-2 max-sm:w-full">
                <Time
                  dateTime={day}
                  className="text-sm text-muted-foreground first-letter:uppercase max-sm:min-w-20"
                >
                  {near.get(day) ?? formatPlainDay(day, locale, 'short')}
                </Time>
                <span className="flex flex-wrap gap-2">
                  {slots.map((slot) => (
                    <Link
                      key={slot}
                      prefetch={false}
                      href={bookHrefOf(slot)}
                      aria-label={formatSlot(slot, timeZone, locale)}
                      className={buttonVariants({
                        variant: 'secondary',
                        className: 'z-10 px-2.5 tabular-nums hover:border-primary',
                      })}
                    >
                      <Time dateTime={slot}>{formatClock(slot, timeZone)}</Time>
                    </Link>
                  ))}
                </span>
              </li>
            ))}
          </ul>
          <p className="flex items-center gap-1 text-sm text-primary-strong">
            {t('moreTimes')}
            <ChevronRight aria-hidden="true" className="size-4" />
          </p>
        </>
      ) : (
        <p className="text-sm text-muted-foreground">
          {nextFree ? t('firstFree') : t('noneFree')}{' '}
          {nextFree && (
            <Time dateTime={nextFree} className="font-medium text-foreground">
              {formatSlot(nextFree, timeZone, locale)}
            </Time>
          )}
        </p>
      )}
    </div>
  )
}
