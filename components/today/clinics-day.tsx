import { ChevronLeft, ChevronRight } from 'lucide-react'
import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { addDays } from '#contract/zone'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { Badge } from '@/components/ui/badge'
import { buttonVariants } from '@/components/ui/button'
import { Card, CardHeader, CardTitle } from '@/components/ui/card'
import { type ClinicDay, countsOf } from '@/lib/domain/clinics-day'
import { formatPlainDay } from '@/lib/format/dates'
import { routes } from '@/lib/routes'
import { DoctorDay } from './doctor-day'

interface ClinicsDayProps {
  clinics: readonly ClinicDay[]
  /** The clinic that the viewer works in. */
  clinicId: string
  /** The day of the address; null for the present one. */
  date: string | null
}

const step = buttonVariants({ variant: 'secondary', size: 'icon' })

/** One day of all clinics that somebody runs: their doctors, with hours and appointments. */
export function ClinicsDay({ clinics, clinicId, date }: ClinicsDayProps) {
  const t = useTranslations('group')
  const locale = useLocale()
  const day = date ?? clinics.find(({ id }) => id === clinicId)?.date ?? clinics[0]?.date ?? ''
  return (
    <PageContainer>
      <PageHeader
        title={t('allClinics')}
        description={
          <span translate="no" className="inline-block first-letter:uppercase">
            {formatPlainDay(day, locale, 'full')}
          </span>
        }
        actions={
          <>
            <nav aria-label={t('otherDays')} className="flex gap-2">
              <Link
                href={routes.clinicsDay(addDays(day, -1))}
                prefetch={false}
                aria-label={t('dayBefore')}
                className={step}
              >
                <ChevronLeft aria-hidden="true" />
              </Link>
              <Link
                href={routes.clinicsDay()}
                prefetch={false}
                className={buttonVariants({ variant: 'secondary' })}
              >
                {t('today')}
              </Link>
              <Link
                href={routes.clinicsDay(addDays(day, 1))}
                prefetch={false}
                aria-label={t('dayAfter')}
                className={step}
              >
                <ChevronRight aria-hidden="true" />
              </Link>
            </nav>
            <Link href={routes.today} prefetch={false} className={buttonVariants({ variant: 'secondary' })}>
              {t('onlyHere')}
            </Link>
          </>
        }
      />
      <ul className="grid items-start gap-4 lg:grid-cols-2 2xl:grid-cols-3">
        {clinics.map((clinic) => (
          <ClinicCard key={clinic.id} clinic={clinic} isHere={clinic.id === clinicId} />
        ))}
      </ul>
    </PageContainer>
  )
}

function ClinicCard({ clinic, isHere }: { clinic: ClinicDay; isHere: boolean }) {
  const t = useTranslations('group')
  const tToday = useTranslations('today')
  const visits = clinic.doctors.flatMap((doctor) => doctor.visits)
  return (
    <li>
      <Card className="grid gap-3">
        <CardHeader>
          <CardTitle className="flex flex-wrap items-center gap-2">
            <span translate="no" className="min-w-0 wrap-anywhere">
              {clinic.name}
            </span>
            {isHere && <Badge variant="accent">{t('here')}</Badge>}
          </CardTitle>
        </CardHeader>
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted-foreground tabular-nums">
          <span className="font-medium text-foreground">{t('visits', { count: visits.length })}</span>
          {countsOf(visits).map(([column, count]) => (
            <span key={column}>
              {tToday(`columns.${column}`)}: {count}
            </span>
          ))}
        </p>
        {clinic.doctors.length === 0 ? (
          <p className="text-sm text-muted-foreground">{t('noDoctors')}</p>
        ) : (
          <ul className="divide-y border-t">
            {clinic.doctors.map((doctor) => (
              <DoctorDay key={doctor.id} doctor={doctor} timeZone={clinic.timeZone} />
            ))}
          </ul>
        )}
      </Card>
    </li>
  )
}
