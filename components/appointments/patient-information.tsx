import { FileHeart } from 'lucide-react'
import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { Facts } from '@/components/shared/text/facts'
import { buttonVariants } from '@/components/ui/button'
import { Card, CardFooter, CardTitle } from '@/components/ui/card'
import type { AppointmentDetail } from '@/lib/domain/appointment'
import { formatPlainDay } from '@/lib/format/dates'
import { routes } from '@/lib/routes'

/** Whom the doctor sees. */
export function PatientInformation({ patient }: { patient: NonNullable<AppointmentDetail['patient']> }) {
  const t = useTranslations('appointments')
  const locale = useLocale()
  return (
    <Card>
      <CardTitle>{t('patientInformation')}</CardTitle>
      <Facts
        facts={[
          { label: t('patientName'), value: `${patient.name} ${patient.surname}`, asIs: true },
          { label: t('birthdate'), value: formatPlainDay(patient.birthdate, locale), asIs: true },
        ]}
      />
      <CardFooter className="print:hidden">
        <Link
          prefetch={false}
          href={routes.history(patient.id)}
          className={buttonVariants({ variant: 'secondary' })}
        >
          <FileHeart aria-hidden="true" />
          {t('viewHistory')}
        </Link>
      </CardFooter>
    </Card>
  )
}
