import { CalendarClock, ChevronRight } from 'lucide-react'
import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { AsIs, Time } from '@/components/shared/text/as-is'
import type { DoctorResult } from '@/lib/domain/doctor'
import { formatSlot } from '@/lib/format/dates'
import { specialtyLabel } from '@/lib/format/labels'

interface DoctorResultCardProps {
  doctor: DoctorResult
  /** The doctor's details. */
  href: string
  /** The clinic's zone. */
  timeZone: string
}

/** A doctor who was found, with the first free time; leads to the doctor's details. */
export function DoctorResultCard({ doctor, href, timeZone }: DoctorResultCardProps) {
  const t = useTranslations('staff')
  const tSpecialty = useTranslations('specialties')
  const locale = useLocale()
  return (
    <Link
      prefetch={false}
      href={href}
      className="flex h-full items-center gap-3 rounded-lg border bg-card p-4 transition-colors hover:border-primary hover:bg-accent sm:p-5"
    >
      <span className="grid min-w-0 grow gap-0.5">
        <AsIs className="font-semibold wrap-anywhere">
          {doctor.name} {doctor.surname}
        </AsIs>
        <span className="text-sm text-muted-foreground">{specialtyLabel(tSpecialty, doctor.specialty)}</span>
        <span className="mt-2 flex items-start gap-1.5 text-sm">
          <CalendarClock aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted-foreground" />
          {doctor.nextFree ? (
            <span>
              {t('firstFree')}{' '}
              <Time dateTime={doctor.nextFree} className="font-medium">
                {formatSlot(doctor.nextFree, timeZone, locale)}
              </Time>
            </span>
          ) : (
            <span className="text-muted-foreground">{t('noneFree')}</span>
          )}
        </span>
      </span>
      <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted-foreground" />
    </Link>
  )
}
