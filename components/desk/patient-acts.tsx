import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { ComponentProps, ReactNode } from 'react'
import { BookForPatient } from '@/components/desk/book-for-patient'
import { Time } from '@/components/shared/text/as-is'
import { buttonVariants } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { formatClock } from '@/lib/format/dates'
import { routes } from '@/lib/routes'

interface PatientActsProps {
  patient: ComponentProps<typeof BookForPatient>['patient']
  /** The visit of today that the reader may open; absent where there is none. */
  visit: { id: string; start: string; timeZone: string } | undefined
  /** The step that is due with that visit, in place of the way to it. */
  step?: ReactNode
  /** Further acts. */
  children: ReactNode
}

/** The acts for a patient: first the step or the page of the appointment for which they come today, or else to book one. */
export function PatientActs({ patient, visit, step, children }: PatientActsProps) {
  const t = useTranslations('today')
  return (
    <>
      {step}
      {visit && !step && (
        <Link
          href={routes.appointment(visit.id)}
          prefetch={false}
          className={buttonVariants({ className: '@max-lg:basis-full' })}
        >
          <Icon name="calendar-days" />
          <span>
            {t('openVisit')} <Time dateTime={visit.start}>{formatClock(visit.start, visit.timeZone)}</Time>
          </span>
        </Link>
      )}
      <BookForPatient patient={patient} variant={visit ? 'secondary' : 'primary'} size="default" short />
      {children}
    </>
  )
}
