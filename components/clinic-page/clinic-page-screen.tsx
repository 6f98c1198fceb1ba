import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { ClinicAside } from '@/components/clinic-page/clinic-aside'
import { BookableDoctor, type DoctorProps, RegisteredDoctor } from '@/components/clinic-page/doctor-row'
import { buttonVariants } from '@/components/ui/button'
import { Card, CardTitle } from '@/components/ui/card'
import type { PublicClinic } from '@/lib/domain/structured-clinic'
import { kindName, kindsFor } from '@/lib/domain/visit-kind'
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
  return (
    <div className="page-width grid gap-6 px-4 py-8 sm:px-6 sm:py-12">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h1 translate="no" className="text-2xl font-semibold wrap-anywhere sm:text-3xl">
            {clinic.name}
          </h1>
          <p translate="no" className="text-muted-foreground">
            {[...new Set([clinic.district, clinic.city])].filter(Boolean).join(', ')}
          </p>
        </div>
        {clinic.kinds.length > 0 && (
          <Link
            prefetch={false}
            href={routes.bookAtClinic(clinic.slug)}
            className={buttonVariants({ size: 'lg', className: 'max-sm:w-full' })}
          >
            {t('bookHere')}
          </Link>
        )}
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Card>
          <Doctors clinic={clinic} now={now} />
        </Card>
        <div className="grid gap-6">
          <ClinicAside title={t('where')} clinic={clinic} now={now} />
          {others.length > 0 && <OtherKinds slug={clinic.slug} kinds={others} />}
        </div>
      </div>
    </div>
  )
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

/** All doctors: those whom anybody may book, the soonest free first, and then those who need an account. */
function Doctors({ clinic, now }: ClinicPageProps) {
  const t = useTranslations('clinicPage')
  const { all = [], registered = [] } = Object.groupBy(clinic.doctors, ({ specialty }) =>
    kindsFor(clinic.kinds, specialty).length > 0 ? 'all' : 'registered',
  )
  const firstTime = ({ nextFree }: DoctorProps['doctor']) => Date.parse(nextFree ?? '9999')
  return (
    <section>
      <CardTitle>{t('doctors')}</CardTitle>
      {clinic.doctors.length === 0 && <p className="text-muted-foreground">{t('noDoctors')}</p>}
      <ul className="divide-y">
        {all
          .toSorted((one, other) => firstTime(one) - firstTime(other))
          .map((doctor) => (
            <BookableDoctor key={doctor.id} doctor={doctor} clinic={clinic} now={now} />
          ))}
      </ul>
      {registered.length > 0 && (
        <>
          <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4 border-t pt-4">
            <h3 className="font-semibold">{t('withAccount')}</h3>
            <p className="text-sm text-muted-foreground">
              {t('notRegistered')}{' '}
              <Link prefetch={false} href={routes.join} className="text-target text-primary-strong underline">
                {t('register')}
              </Link>
            </p>
          </div>
          <ul className="divide-y">
            {registered.map((doctor) => (
              <RegisteredDoctor key={doctor.id} doctor={doctor} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
