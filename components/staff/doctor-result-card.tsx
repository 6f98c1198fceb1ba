import { ChevronRight } from 'lucide-react'
import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { AsIs, Time } from '@/components/shared/text/as-is'
import { Avatar } from '@/components/ui/avatar'
import { buttonVariants } from '@/components/ui/button'
import type { DoctorResult } from '@/lib/domain/doctor'
import { formatClock, formatDay, formatSlot } from '@/lib/format/dates'
import { specialtyLabel } from '@/lib/format/labels'

interface DoctorResultCardProps {
  doctor: DoctorResult
  /** The doctor's details. */
  href: string
  /** The clinic's zone. */
  timeZone: string
  /** The way to the confirmation of a free time; null for who does not book. */
  bookHrefOf: ((slot: string) => string) | null
}

/** A doctor who was found; leads to the doctor's details, and each of the first free times to its confirmation. */
export function DoctorResultCard({ doctor, href, timeZone, bookHrefOf }: DoctorResultCardProps) {
  const t = useTranslations('staff')
  const tSpecialty = useTranslations('specialties')
  const locale = useLocale()
  const { nextFree, nextTimes } = doctor
  return (
    <div className="relative grid h-full content-start gap-4 rounded-lg border bg-card p-4 transition-colors hover:border-primary hover:bg-accent sm:p-5">
      <div className="flex items-center gap-3">
        <Avatar name={doctor.name} surname={doctor.surname} size="lg" />
        <div className="grid min-w-0 grow gap-0.5">
          <Link
            prefetch={false}
            href={href}
            className="font-semibold wrap-anywhere after:absolute after:inset-0 after:rounded-lg"
          >
            <AsIs>
              {doctor.name} {doctor.surname}
            </AsIs>
          </Link>
          <span className="text-sm text-muted-foreground">
            {specialtyLabel(tSpecialty, doctor.specialty)}
          </span>
        </div>
        <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted-foreground" />
      </div>
      {bookHrefOf && nextFree ? (
        <ul
          aria-label={`${t('nextTimes')}, ${doctor.name} ${doctor.surname}`}
          className="grid grid-cols-3 gap-2"
        >
          {nextTimes.map((slot) => (
            <li key={slot} className="grid">
              <Link
                prefetch={false}
                href={bookHrefOf(slot)}
                className={buttonVariants({
                  variant: 'secondary',
                  className: 'z-10 h-auto flex-col gap-0 px-1 py-1.5 hover:border-primary',
                })}
              >
                <Time dateTime={slot} className="grid justify-items-center whitespace-normal text-center">
                  <span className="text-sm font-normal text-muted-foreground first-letter:uppercase">
                    {formatDay(slot, timeZone, locale, 'short')}
                  </span>{' '}
                  <span className="tabular-nums">{formatClock(slot, timeZone)}</span>
                </Time>
              </Link>
            </li>
          ))}
        </ul>
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
