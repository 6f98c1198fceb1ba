import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { dayAt } from '#contract/zone'
import { AsIs } from '@/components/shared/text/as-is'
import { Avatar } from '@/components/ui/avatar'
import { buttonVariants } from '@/components/ui/button'
import type { PublicClinic } from '@/lib/domain/structured-clinic'
import { kindName } from '@/lib/domain/visit-kind'
import { capitalised } from '@/lib/format/capitalised'
import { formatClock, formatDay } from '@/lib/format/dates'
import { specialtyLabel } from '@/lib/format/labels'
import { routes, withQuery } from '@/lib/routes'

export interface DoctorProps {
  doctor: PublicClinic['doctors'][number]
}

/** A doctor with the first free times, each of which is one press away from the details of the person. */
export function BookableDoctor({ doctor, clinic, now }: DoctorProps & { clinic: PublicClinic; now: Date }) {
  const { slug, kinds, timeZone } = clinic
  const t = useTranslations('clinicPage')
  const locale = useLocale()
  const { id, name, surname, nextFree, laterTimes = [] } = doctor
  const kind = kinds.find((each) => each.id === doctor.nextFreeKindId)
  const note = kind && t('kindFor', { kind: kindName(kind, locale), count: kind.minutes })
  if (!nextFree) {
    return (
      <Row doctor={doctor} note={note}>
        <p className="text-sm text-muted-foreground">{t('noneFree')}</p>
      </Row>
    )
  }
  const isToday = dayAt(Date.parse(nextFree), timeZone) === dayAt(now.getTime(), timeZone)
  const day = isToday ? t('today') : formatDay(nextFree, timeZone, locale, 'short')
  return (
    <Row doctor={doctor} note={note}>
      <div className="flex flex-wrap items-center gap-2">
        <span className="text-sm text-muted-foreground">{capitalised(day)}</span>
        {[nextFree, ...laterTimes].map((time) => (
          <Link
            key={time}
            prefetch={false}
            href={withQuery(routes.bookAtClinic(slug), { doctor: id, kind: kind?.id, slot: time })}
            aria-label={t('bookTimeWith', {
              time: `${day}, ${formatClock(time, timeZone)}`,
              name: `${name} ${surname}`,
            })}
            className={buttonVariants({ variant: 'secondary' })}
          >
            {formatClock(time, timeZone)}
          </Link>
        ))}
      </div>
    </Row>
  )
}

/** A doctor who takes bookings from patients with an account only: the login leads on to the booking. */
export function RegisteredDoctor({ doctor }: DoctorProps) {
  const t = useTranslations('clinicPage')
  const { id, name, surname } = doctor
  return (
    <Row doctor={doctor}>
      <Link
        prefetch={false}
        href={routes.book(id)}
        aria-label={t('logInWith', { name: `${name} ${surname}` })}
        className={buttonVariants({ variant: 'secondary' })}
      >
        {t('logIn')}
      </Link>
    </Row>
  )
}

/** Who, what for, and the act at the end. */
function Row({
  doctor: { name, surname, specialty },
  note,
  children,
}: DoctorProps & { note?: string | undefined; children: ReactNode }) {
  const t = useTranslations('clinicPage')
  const tSpecialty = useTranslations('specialties')
  return (
    <li className="doctor-row">
      <div className="flex min-w-0 items-center gap-3">
        <Avatar name={name} surname={surname} />
        <div className="min-w-0">
          <AsIs className="block font-medium wrap-anywhere">
            {t('doctorName', { name: `${name} ${surname}` })}
          </AsIs>
          <p className="text-sm text-muted-foreground">
            {[specialtyLabel(tSpecialty, specialty), note].filter(Boolean).join(' · ')}
          </p>
        </div>
      </div>
      {children}
    </li>
  )
}
