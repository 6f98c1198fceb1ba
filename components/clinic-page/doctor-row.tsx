import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { dayAt } from '#contract/zone'
import { AsIs, Time } from '@/components/shared/text/as-is'
import { Avatar } from '@/components/ui/avatar'
import { buttonVariants } from '@/components/ui/button'
import type { PublicClinic } from '@/lib/domain/structured-clinic'
import { kindName } from '@/lib/domain/visit-kind'
import { formatClock, formatSlot } from '@/lib/format/dates'
import { specialtyLabel } from '@/lib/format/labels'
import { routes, withQuery } from '@/lib/routes'

export interface DoctorProps {
  doctor: PublicClinic['doctors'][number]
}

/** A doctor with the first free time, which is one press away from the details of the person. */
export function BookableDoctor({ doctor, clinic, now }: DoctorProps & { clinic: PublicClinic; now: Date }) {
  const { slug, kinds, timeZone } = clinic
  const t = useTranslations('clinicPage')
  const locale = useLocale()
  const { id, name, surname, nextFree } = doctor
  const kind = kinds.find((each) => each.id === doctor.nextFreeKindId)
  const today = dayAt(now.getTime(), timeZone)
  const saidOf = (slot: string) =>
    dayAt(Date.parse(slot), timeZone) === today
      ? `${t('today')}, ${formatClock(slot, timeZone)}`
      : formatSlot(slot, timeZone, locale)
  return (
    <Row
      doctor={doctor}
      note={
        kind && (
          <>
            <p>{kindName(kind, locale)}</p>
            <p className="text-sm text-muted-foreground">{t('minutes', { count: kind.minutes })}</p>
          </>
        )
      }
    >
      {nextFree ? (
        <Link
          prefetch={false}
          href={withQuery(routes.bookAtClinic(slug), { doctor: id, kind: kind?.id, slot: nextFree })}
          aria-label={t('bookTimeWith', { time: saidOf(nextFree), name: `${name} ${surname}` })}
          className={buttonVariants({ variant: 'secondary' })}
        >
          <span>
            {t.rich('bookTime', {
              time: () => <Time dateTime={nextFree}>{saidOf(nextFree)}</Time>,
            })}
          </span>
        </Link>
      ) : (
        <p className="text-sm text-muted-foreground">{t('noneFree')}</p>
      )}
    </Row>
  )
}

/** A doctor who takes bookings from patients with an account only: the login leads on to the booking. */
export function RegisteredDoctor({ doctor }: DoctorProps) {
  const t = useTranslations('clinicPage')
  const { id, name, surname } = doctor
  return (
    <Row doctor={doctor} note={<p className="text-sm text-muted-foreground">{t('needsAccount')}</p>}>
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

/** Who, what for, and the act. A name has what the other columns leave, which depend on no words: nothing moves when the font arrives. */
function Row({
  doctor: { name, surname, specialty },
  note,
  children,
}: DoctorProps & { note: ReactNode; children: ReactNode }) {
  const t = useTranslations('clinicPage')
  const tSpecialty = useTranslations('specialties')
  return (
    <li className="doctor-row">
      <div className="flex min-w-0 items-center gap-3 max-sm:w-full">
        <Avatar name={name} surname={surname} />
        <div className="min-w-0">
          <AsIs className="block font-medium wrap-anywhere">
            {t('doctorName', { name: `${name} ${surname}` })}
          </AsIs>
          <p className="text-sm text-muted-foreground">{specialtyLabel(tSpecialty, specialty)}</p>
        </div>
      </div>
      <div className="max-sm:ps-11">{note}</div>
      {children}
    </li>
  )
}
