import { MapPin, Phone } from 'lucide-react'
import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import type { Specialty } from '#contract/specialties'
import { AsIs, Time } from '@/components/shared/text/as-is'
import { OpeningHours } from '@/components/shared/text/opening-hours'
import { Avatar } from '@/components/ui/avatar'
import { buttonVariants } from '@/components/ui/button'
import { Card, CardTitle } from '@/components/ui/card'
import { directionsTo } from '@/lib/domain/directions'
import type { PublicClinic } from '@/lib/domain/structured-clinic'
import { kindName, kindsFor } from '@/lib/domain/visit-kind'
import { formatSlot } from '@/lib/format/dates'
import { specialtyLabel } from '@/lib/format/labels'
import { routes, withQuery } from '@/lib/routes'
import { cn } from '@/lib/utils'

/** Where the clinic is, when it is open, who works there and for what one can come. */
export function ClinicPageScreen({ clinic }: { clinic: PublicClinic }) {
  const t = useTranslations('clinicPage')
  const locale = useLocale()
  const place = [clinic.street, `${clinic.postalCode} ${clinic.city}`].filter(Boolean).join(', ')
  return (
    <div className="page-width grid gap-6 px-4 py-8 sm:px-6 sm:py-12">
      <header className="grid gap-3">
        <h1 className="text-2xl font-semibold wrap-anywhere sm:text-3xl">
          <AsIs>{clinic.name}</AsIs>
        </h1>
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <a
            href={directionsTo(`${clinic.name}, ${place}`)}
            rel="noreferrer"
            className="inline-flex items-center gap-1.5 text-primary-strong underline"
          >
            <MapPin aria-hidden="true" className="size-4" />
            <AsIs>{place}</AsIs>
          </a>
          {clinic.phone && (
            <a
              href={`tel:${clinic.phone.replaceAll(' ', '')}`}
              className="inline-flex items-center gap-1.5 text-primary-strong underline"
            >
              <Phone aria-hidden="true" className="size-4" />
              <AsIs>{clinic.phone}</AsIs>
            </a>
          )}
        </p>
        {clinic.kinds.length > 0 && (
          <Link
            prefetch={false}
            href={routes.bookAtClinic(clinic.slug)}
            className={cn(buttonVariants(), 'mt-3 sm:justify-self-start')}
          >
            {t('bookHere')}
          </Link>
        )}
      </header>
      <div className="grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_20rem]">
        <Doctors clinic={clinic} />
        <div className="grid gap-6">
          {clinic.openingHours && (
            <Card>
              <CardTitle>{t('hours')}</CardTitle>
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

function Doctors({ clinic: { doctors, timeZone, slug, kinds } }: { clinic: PublicClinic }) {
  const t = useTranslations('clinicPage')
  const tSpecialty = useTranslations('specialties')
  const locale = useLocale()
  /** Whether somebody without an account may book with such a doctor. */
  const isForAll = (specialty: Specialty | null) => kindsFor(kinds, specialty).length > 0
  const rank = ({ nextFree, specialty }: (typeof doctors)[number]) =>
    nextFree ? 0 : isForAll(specialty) ? 1 : 2
  return (
    <Card>
      <CardTitle>{t('doctors')}</CardTitle>
      {doctors.length === 0 && <p className="text-muted-foreground">{t('noDoctors')}</p>}
      <ul className="divide-y">
        {doctors
          .toSorted((one, other) => rank(one) - rank(other))
          .map(({ id, name, surname, specialty, nextFree, nextFreeKindId }) => (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 py-3 first:pt-0 last:pb-0"
            >
              <Avatar name={name} surname={surname} size="lg" className="self-start" />
              <div className="min-w-0 flex-1 basis-40">
                <p className="font-medium wrap-anywhere">
                  <AsIs>{t('doctorName', { name: `${name} ${surname}` })}</AsIs>
                </p>
                <p className="text-sm text-muted-foreground">{specialtyLabel(tSpecialty, specialty)}</p>
                {isForAll(specialty) ? (
                  <p className={cn('text-sm', !nextFree && 'text-muted-foreground')}>
                    {nextFree ? (
                      <>
                        <span className="text-muted-foreground">{t('nextFree')}</span>{' '}
                        <Link
                          prefetch={false}
                          href={withQuery(routes.bookAtClinic(slug), {
                            doctor: id,
                            kind: nextFreeKindId ?? undefined,
                            slot: nextFree,
                          })}
                          aria-label={t('bookTimeWith', {
                            time: formatSlot(nextFree, timeZone, locale),
                            name: `${name} ${surname}`,
                          })}
                          className="inline-flex min-h-6 items-center font-semibold text-primary-strong underline"
                        >
                          <Time dateTime={nextFree}>{formatSlot(nextFree, timeZone, locale)}</Time>
                        </Link>{' '}
                        <KindOf kind={kinds.find((each) => each.id === nextFreeKindId)} />
                      </>
                    ) : (
                      t('noneFree')
                    )}
                  </p>
                ) : (
                  <Link
                    prefetch={false}
                    href={routes.book(id)}
                    aria-label={t('bookByAccountWith', { name: `${name} ${surname}` })}
                    className="inline-flex min-h-6 items-center text-sm text-primary-strong underline"
                  >
                    {t('logInToBook')}
                  </Link>
                )}
              </div>
              {isForAll(specialty) && (
                <Link
                  prefetch={false}
                  href={withQuery(routes.bookAtClinic(slug), {
                    doctor: id,
                    kind: nextFreeKindId ?? undefined,
                  })}
                  className={buttonVariants({ variant: 'secondary' })}
                  aria-label={t('bookWith', { name: `${name} ${surname}` })}
                >
                  {t('book')}
                </Link>
              )}
            </li>
          ))}
      </ul>
    </Card>
  )
}

function KindOf({ kind }: { kind: PublicClinic['kinds'][number] | undefined }) {
  const locale = useLocale()
  return kind ? <span className="inline-block text-muted-foreground">({kindName(kind, locale)})</span> : null
}
