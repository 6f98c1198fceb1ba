import { ChevronRight } from 'lucide-react'
import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { AsIs, Time } from '@/components/shared/text/as-is'
import { Avatar } from '@/components/ui/avatar'
import { buttonVariants } from '@/components/ui/button'
import type { DoctorResult } from '@/lib/domain/doctor'
import { formatSlot } from '@/lib/format/dates'
import { specialtyLabel } from '@/lib/format/labels'

interface DoctorResultCardProps {
  doctor: DoctorResult
  /** The doctor's details. */
  href: string
  /** The clinic's zone. */
  timeZone: string
  /** The way to the confirmation of the first free time; null for who does not book. */
  bookHref?: string | null
}

/** A doctor who was found; leads to the doctor's details, and the first free time to its confirmation. */
export function DoctorResultCard({ doctor, href, timeZone, bookHref = null }: DoctorResultCardProps) {
  const t = useTranslations('staff')
  const tSpecialty = useTranslations('specialties')
  const locale = useLocale()
  const first = doctor.nextFree && (
    <Time dateTime={doctor.nextFree} className="font-medium">
      {formatSlot(doctor.nextFree, timeZone, locale)}
    </Time>
  )
  return (
    <div className="relative flex h-full items-start gap-3 rounded-lg border bg-card p-4 transition-colors hover:border-primary hover:bg-accent sm:p-5">
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
        <span className="text-sm text-muted-foreground">{specialtyLabel(tSpecialty, doctor.specialty)}</span>
        <span className="mt-2 flex flex-wrap items-center gap-1.5 text-sm">
          {first ? (
            <>
              <span className="text-muted-foreground">{t('firstFree')}</span>
              {bookHref ? (
                <Link
                  prefetch={false}
                  href={bookHref}
                  className={buttonVariants({
                    variant: 'secondary',
                    size: 'sm',
                    className: 'z-10 pointer-coarse:min-h-11',
                  })}
                >
                  {first}
                </Link>
              ) : (
                first
              )}
            </>
          ) : (
            <span className="text-muted-foreground">{t('noneFree')}</span>
          )}
        </span>
      </div>
      <ChevronRight aria-hidden="true" className="size-4 shrink-0 self-center text-muted-foreground" />
    </div>
  )
}
