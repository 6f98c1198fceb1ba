import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import type { Specialty } from '#contract/specialties'
import { ClinicContact } from '@/components/clinic-page/clinic-contact'
import { AsIs, Time } from '@/components/shared/text/as-is'
import { OpeningHours } from '@/components/shared/text/opening-hours'
import { Avatar } from '@/components/ui/avatar'
import { buttonVariants } from '@/components/ui/button'
import { Card, CardTitle } from '@/components/ui/card'
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
  return (
    <div className="page-width grid gap-6 px-4 py-8 sm:px-6 sm:py-12">
      <header className="grid gap-3">
        <h1 className="text-2xl font-semibold wrap-anywhere sm:text-3xl">
          <AsIs>{clinic.name}</AsIs>
        </h1>
        <ClinicContact clinic={clinic} />
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
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
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

function Doctors({ clinic }: { clinic: PublicClinic }) {
  const t = useTranslations('clinicPage')
  const { doctors, kinds } = clinic
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
          .map((doctor) => (
            <DoctorRow
              key={doctor.id}
              doctor={doctor}
              clinic={clinic}
              isForAll={isForAll(doctor.specialty)}
            />
          ))}
      </ul>
    </Card>
  )
}

interface DoctorRowProps {
  doctor: PublicClinic['doctors'][number]
  clinic: PublicClinic
  /** Whether somebody without an account may book with the doctor. */
  isForAll: boolean
}

/** A doctor with the first free time, and the way to book at the end of the row. */
function DoctorRow({ doctor, clinic: { slug, kinds, timeZone }, isForAll }: DoctorRowProps) {
  const t = useTranslations('clinicPage')
  const tSpecialty = useTranslations('specialties')
  const locale = useLocale()
  const { id, specialty, nextFree } = doctor
  const name = `${doctor.name} ${doctor.surname}`
  const kindOfTime = kinds.find((each) => each.id === doctor.nextFreeKindId)
  const bookAt = (slot?: string) =>
    withQuery(routes.bookAtClinic(slug), { doctor: id, kind: kindOfTime?.id, slot })
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2.5 py-3.5 first:pt-0 last:pb-0">
      <Avatar name={doctor.name} surname={doctor.surname} size="lg" className="self-start" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-medium wrap-anywhere">
          <AsIs>{t('doctorName', { name })}</AsIs>
        </p>
        <p className="text-sm text-muted-foreground">{specialtyLabel(tSpecialty, specialty)}</p>
        {isForAll && (
          <p className="text-sm text-muted-foreground">
            {nextFree ? (
              <>
                {t('nextFree')}{' '}
                <Link
                  prefetch={false}
                  href={bookAt(nextFree)}
                  aria-label={t('bookTimeWith', { time: formatSlot(nextFree, timeZone, locale), name })}
                  className="inline-flex min-h-6 items-center font-semibold text-primary-strong underline"
                >
                  <Time dateTime={nextFree}>{formatSlot(nextFree, timeZone, locale)}</Time>
                </Link>{' '}
                {kindOfTime && `(${kindName(kindOfTime, locale)})`}
              </>
            ) : (
              t('noneFree')
            )}
          </p>
        )}
      </div>
      <Link
        prefetch={false}
        href={isForAll ? bookAt() : routes.book(id)}
        className={buttonVariants({
          variant: 'secondary',
          className: 'max-sm:ms-14',
        })}
        aria-label={t(isForAll ? 'bookWith' : 'bookByAccountWith', { name })}
      >
        {t(isForAll ? 'book' : 'logInToBook')}
      </Link>
    </li>
  )
}
