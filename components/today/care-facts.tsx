import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Allergies } from '@/components/people/allergies'
import { PatientLine } from '@/components/people/patient-line'
import type { History } from '@/lib/domain/history'
import type { TodayVisit } from '@/lib/domain/today'
import { routes } from '@/lib/routes'

interface CareFactsProps {
  visit: TodayVisit
  record: History
  /** Today at the clinic, `yyyy-MM-dd`. */
  today: string
}

/** Facts that doctor and nurse should know before the patient comes in. */
export function CareFacts({ visit, record, today }: CareFactsProps) {
  const t = useTranslations('nav')
  const { birthdate } = record.patient
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 py-1">
      <Allergies name={visit.patientName ?? ''} of={record} />
      <PatientLine patient={{ birthdate }} today={today}>
        <Link
          prefetch={false}
          href={routes.history(visit.patientId)}
          className="inline-flex min-h-6 items-center text-primary-strong underline underline-offset-2 pointer-coarse:min-h-11"
        >
          {t('clinicalHistory')}
        </Link>
      </PatientLine>
    </div>
  )
}
