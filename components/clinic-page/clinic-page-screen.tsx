import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { dayAt } from '#contract/zone'
import { ClinicContact } from '@/components/clinic-page/clinic-contact'
import { OpenNow } from '@/components/clinic-page/open-now'
import { RegisteredDoctors } from '@/components/clinic-page/registered-doctors'
import { AsIs, Time } from '@/components/shared/text/as-is'
import { OpeningHours } from '@/components/shared/text/opening-hours'
import { Avatar } from '@/components/ui/avatar'
import { buttonVariants } from '@/components/ui/button'
import { Card, CardTitle } from '@/components/ui/card'
import type { PublicClinic } from '@/lib/domain/structured-clinic'
import { kindName, kindsFor } from '@/lib/domain/visit-kind'
import { formatClock, formatSlot } from '@/lib/format/dates'
import { specialtyLabel, specialtyWithin } from '@/lib/format/labels'
import { routes, withQuery } from '@/lib/routes'

interface ClinicPageProps {
  clinic: PublicClinic
  now: Date
}

/** The clinic's public page: doctors to book with, address and opening hours. */
export function ClinicPageScreen({ clinic, now }: ClinicPageProps) {
  const t = useTranslations('clinicPage')
  const named = new Set(clinic.doctors.map((doctor) => doctor.nextFreeKindId))
  const others = clinic.kinds.filter((kind) => !named.has(kind.id))
  const { all, registered } = Object.groupBy(clinic.doctors, ({ specialty }) =>
    kindsFor(clinic.kinds, specialty).length > 0 ? 'all' : 'registered',
  )
  return (
    <div className="page-width grid gap-6 px-4 py-8 sm:px-6 sm:py-12">
      <header className="grid gap-3">
        <h1 className="text-2xl font-semibold wrap-anywhere sm:text-3xl">
          <AsIs>{clinic.name}</AsIs>
        </h1>
        <Offer clinic={clinic} />
        <ClinicContact clinic={clinic} />
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Card>
          {(all || !registered) && <Doctors doctors={all ?? []} clinic={clinic} now={now} />}
          {registered && <RegisteredDoctors doctors={registered} />}
        </Card>
        <div className="grid gap-6">
          {clinic.openingHours && (
            <Card>
              <div className="flex flex-wrap items-center justify-between gap-2">
                <CardTitle>{t('hours')}</CardTitle>
                <OpenNow clinic={clinic} now={now} />
              </div>
              <OpeningHours hours={clinic.openingHours} />
            </Card>
          )}
          {others.length > 0 && <OtherKinds slug={clinic.slug} kinds={others} />}
        </div>
      </div>
    </div>
  )
}

/** The specialties that it offers, and where. */
function Offer({ clinic: { doctors, district, city } }: Pick<ClinicPageProps, 'clinic'>) {
  const t = useTranslations('clinicPage')
  const tSpecialty = useTranslations('specialties')
  const locale = useLocale()
  const known = new Set(
    doctors.flatMap(({ specialty }) => (specialty && specialty !== 'other' ? specialty : [])),
  )
  if (known.size === 0) return null
  const names = [...known].map((specialty) => specialtyWithin(tSpecialty, specialty, locale))
  const specialties = new Intl.ListFormat(locale).format(names)
  const place = [...new Set([district, city])].filter(Boolean).join(', ')
  return <p className="first-letter:uppercase">{t('offer', { specialties, place })}</p>
}

/** The types of appointment that no doctor's row names. */
function OtherKinds({ slug, kinds }: Pick<PublicClinic, 'slug' | 'kinds'>) {
  const t = useTranslations('clinicPage')
  const locale = useLocale()
  return (
    <Card>
      <CardTitle>{t('kinds')}</CardTitle>
      <ul className="grid gap-2">
        {kinds.map((kind) => (
          <li key={kind.id} className="flex justify-between gap-4">
            <Link
              prefetch={false}
              href={withQuery(routes.bookAtClinic(slug), { kind: kind.id })}
              className="text-primary-strong underline"
            >
              {kindName(kind, locale)}
            </Link>
            <span className="shrink-0 text-muted-foreground">{t('minutes', { count: kind.minutes })}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** The doctors whom anybody may book, the soonest free first. */
function Doctors({ doctors, clinic, now }: ClinicPageProps & Pick<PublicClinic, 'doctors'>) {
  const t = useTranslations('clinicPage')
  const firstTime = ({ nextFree }: DoctorProps['doctor']) => Date.parse(nextFree ?? '9999')
  return (
    <section>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <CardTitle>{t('bookHere')}</CardTitle>
        {clinic.kinds.length > 0 && (
          <Link
            prefetch={false}
            href={routes.bookAtClinic(clinic.slug)}
            className="text-target text-primary-strong underline"
          >
            {t('allTimes')}
          </Link>
        )}
      </div>
      {clinic.doctors.length === 0 && <p className="text-muted-foreground">{t('noDoctors')}</p>}
      <ul className="divide-y">
        {doctors
          .toSorted((one, other) => firstTime(one) - firstTime(other))
          .map((doctor) => (
            <DoctorRow key={doctor.id} doctor={doctor} clinic={clinic} now={now} />
          ))}
      </ul>
    </section>
  )
}

/** A name has what the other columns leave, which depend on no words: nothing moves when the font or more of the page arrives. */
const row =
  'flex flex-wrap items-center justify-between gap-3 py-4 last:pb-0 sm:grid sm:grid-cols-[minmax(11rem,1fr)_minmax(0,10rem)_15rem]'

interface DoctorProps {
  doctor: PublicClinic['doctors'][number]
}

/** A doctor's name, which leads to all their times, and specialty. */
function Doctor({ doctor: { name, surname, specialty }, href }: DoctorProps & { href: string }) {
  const t = useTranslations('clinicPage')
  const tSpecialty = useTranslations('specialties')
  return (
    <div className="flex min-w-0 items-center gap-3 max-sm:w-full">
      <Avatar name={name} surname={surname} />
      <div className="min-w-0">
        <Link
          prefetch={false}
          href={href}
          className="block py-0.5 font-medium wrap-anywhere text-primary-strong underline"
        >
          <AsIs>{t('doctorName', { name: `${name} ${surname}` })}</AsIs>
        </Link>
        <p className="text-sm text-muted-foreground">{specialtyLabel(tSpecialty, specialty)}</p>
      </div>
    </div>
  )
}

/** A doctor with the first free time, which is one press away from the details of the person. */
function DoctorRow({ doctor, clinic, now }: DoctorProps & ClinicPageProps) {
  const { slug, kinds, timeZone } = clinic
  const t = useTranslations('clinicPage')
  const locale = useLocale()
  const { id, name, surname, nextFree } = doctor
  const kindOfTime = kinds.find((each) => each.id === doctor.nextFreeKindId)
  const today = dayAt(now.getTime(), timeZone)
  const saidOf = (slot: string) =>
    dayAt(Date.parse(slot), timeZone) === today
      ? `${t('today')}, ${formatClock(slot, timeZone)}`
      : formatSlot(slot, timeZone, locale)
  const bookAt = (slot?: string) =>
    withQuery(routes.bookAtClinic(slug), { doctor: id, kind: kindOfTime?.id, slot })
  return (
    <li className={row}>
      <Doctor doctor={doctor} href={bookAt()} />
      {kindOfTime && (
        <div className="max-sm:ps-11">
          <p>{kindName(kindOfTime, locale)}</p>
          <p className="text-sm text-muted-foreground">{t('minutes', { count: kindOfTime.minutes })}</p>
        </div>
      )}
      {nextFree ? (
        <Link
          prefetch={false}
          href={bookAt(nextFree)}
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
    </li>
  )
}
