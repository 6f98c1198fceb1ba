import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { dayAt } from '#contract/zone'
import { ClinicContact } from '@/components/clinic-page/clinic-contact'
import { OpenNow } from '@/components/clinic-page/open-now'
import { AsIs, Time } from '@/components/shared/text/as-is'
import { OpeningHours } from '@/components/shared/text/opening-hours'
import { Avatar } from '@/components/ui/avatar'
import { buttonVariants } from '@/components/ui/button'
import { Card, CardTitle } from '@/components/ui/card'
import type { PublicClinic } from '@/lib/domain/structured-clinic'
import { kindName, kindsFor } from '@/lib/domain/visit-kind'
import { formatClock, formatSlot } from '@/lib/format/dates'
import { specialtyLabel } from '@/lib/format/labels'
import { routes, withQuery } from '@/lib/routes'

interface ClinicPageProps {
  clinic: PublicClinic
  now: Date
}

/** Where the clinic is, when it is open, who works there and for what one can come. */
export function ClinicPageScreen({ clinic, now }: ClinicPageProps) {
  const t = useTranslations('clinicPage')
  const locale = useLocale()
  return (
    <div className="page-width grid gap-6 px-4 py-8 sm:px-6 sm:py-12">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div className="grid gap-3">
          <h1 className="text-2xl font-semibold wrap-anywhere sm:text-3xl">
            <AsIs>{clinic.name}</AsIs>
          </h1>
          <ClinicContact clinic={clinic} />
        </div>
        {clinic.kinds.length > 0 && (
          <Link
            prefetch={false}
            href={routes.bookAtClinic(clinic.slug)}
            className={buttonVariants({ className: 'max-sm:w-full' })}
          >
            {t('bookHere')}
          </Link>
        )}
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-6">
          <Doctors clinic={clinic} now={now} />
        </div>
        <div className="grid gap-6">
          {clinic.openingHours && (
            <Card>
              <div className="flex flex-wrap items-center gap-2">
                <CardTitle>{t('hours')}</CardTitle>
                <OpenNow clinic={clinic} now={now} />
              </div>
              <OpeningHours hours={clinic.openingHours} />
            </Card>
          )}
          {clinic.kinds.length > 0 && (
            <Card>
              <CardTitle>{t('kinds')}</CardTitle>
              <ul className="grid gap-2">
                {clinic.kinds.map((kind) => (
                  <li key={kind.id} className="flex justify-between gap-4">
                    <Link
                      prefetch={false}
                      href={withQuery(routes.bookAtClinic(clinic.slug), { kind: kind.id })}
                      className="text-primary-strong underline"
                    >
                      {kindName(kind, locale)}
                    </Link>
                    <span className="shrink-0 text-muted-foreground">
                      {t('minutes', { count: kind.minutes })}
                    </span>
                  </li>
                ))}
              </ul>
            </Card>
          )}
        </div>
      </div>
    </div>
  )
}

function Doctors({ clinic, now }: ClinicPageProps) {
  const t = useTranslations('clinicPage')
  const { doctors, kinds } = clinic
  /** With whom somebody without an account may book, and with whom only registered patients. */
  const { all = [], registered = [] } = Object.groupBy(doctors, ({ specialty }) =>
    kindsFor(kinds, specialty).length > 0 ? 'all' : 'registered',
  )
  return (
    <>
      {all.length > 0 && (
        <Card>
          <CardTitle>{t('bookOnline')}</CardTitle>
          <ul className="grid gap-6">
            {all
              .toSorted((one, other) => Number(!one.nextFree) - Number(!other.nextFree))
              .map((doctor) => (
                <DoctorRow key={doctor.id} doctor={doctor} clinic={clinic} now={now} />
              ))}
          </ul>
        </Card>
      )}
      {doctors.length === 0 && (
        <Card>
          <CardTitle>{t('doctors')}</CardTitle>
          <p className="text-muted-foreground">{t('noDoctors')}</p>
        </Card>
      )}
      {registered.length > 0 && <Registered doctors={registered} />}
    </>
  )
}

/** The doctors with whom only patients with an account book, and the one way to log in. */
function Registered({ doctors }: Pick<PublicClinic, 'doctors'>) {
  const t = useTranslations('clinicPage')
  const tSpecialty = useTranslations('specialties')
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <CardTitle>{t('registered')}</CardTitle>
        <Link
          prefetch={false}
          href={routes.searchStaff}
          className={buttonVariants({ variant: 'secondary', className: 'max-sm:w-full' })}
        >
          {t('logInToBook')}
        </Link>
      </div>
      <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-2 xl:grid-cols-3">
        {doctors.map(({ id, name, surname, specialty }) => (
          <li key={id} className="flex items-center gap-3">
            <Avatar name={name} surname={surname} />
            <div className="min-w-0">
              <DoctorLink href={routes.book(id)} name={`${name} ${surname}`} />
              <p className="text-sm text-muted-foreground">{specialtyLabel(tSpecialty, specialty)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** A doctor's name, as the way to all their times. */
function DoctorLink({ href, name }: { href: string; name: string }) {
  const t = useTranslations('clinicPage')
  return (
    <Link
      prefetch={false}
      href={href}
      className="inline-flex min-h-6 items-center font-medium wrap-anywhere text-primary-strong underline"
    >
      <AsIs>{t('doctorName', { name })}</AsIs>
    </Link>
  )
}

interface DoctorRowProps extends ClinicPageProps {
  doctor: PublicClinic['doctors'][number]
}

/** A doctor with the first free time, which is one press away from the details of the person. */
function DoctorRow({ doctor, clinic: { slug, kinds, timeZone }, now }: DoctorRowProps) {
  const t = useTranslations('clinicPage')
  const tSpecialty = useTranslations('specialties')
  const locale = useLocale()
  const { id, specialty, nextFree } = doctor
  const name = `${doctor.name} ${doctor.surname}`
  const kindOfTime = kinds.find((each) => each.id === doctor.nextFreeKindId)
  const today = dayAt(now.getTime(), timeZone)
  const saidOf = (slot: string) =>
    dayAt(Date.parse(slot), timeZone) === today
      ? `${t('today')}, ${formatClock(slot, timeZone)}`
      : formatSlot(slot, timeZone, locale)
  const bookAt = (slot?: string) =>
    withQuery(routes.bookAtClinic(slug), { doctor: id, kind: kindOfTime?.id, slot })
  return (
    <li className="grid items-center gap-3 sm:grid-cols-2">
      <div className="flex items-center gap-3">
        <Avatar name={doctor.name} surname={doctor.surname} />
        <div className="min-w-0">
          <DoctorLink href={bookAt()} name={name} />
          <p className="text-sm text-muted-foreground">{specialtyLabel(tSpecialty, specialty)}</p>
        </div>
      </div>
      {nextFree ? (
        <div className="grid gap-1">
          <p className="text-sm text-muted-foreground">
            {t('nextFree')} {kindOfTime && kindName(kindOfTime, locale)}
          </p>
          <Link
            prefetch={false}
            href={bookAt(nextFree)}
            aria-label={t('bookTimeWith', { time: saidOf(nextFree), name })}
            className={buttonVariants({ variant: 'secondary' })}
          >
            <Time dateTime={nextFree} className="inline-block first-letter:uppercase">
              {saidOf(nextFree)}
            </Time>
          </Link>
        </div>
      ) : (
        <p className="text-sm text-muted-foreground">{t('noneFree')}</p>
      )}
    </li>
  )
}
