import { SearchX } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { EmptyState } from '@/components/shared/state/empty-state'
import { DoctorResultCard } from '@/components/staff/doctor-result-card'
import type { DoctorResult } from '@/lib/domain/doctor'

interface DoctorResultsProps {
  doctors: DoctorResult[]
  /** The clinic's zone. */
  timeZone: string
}

export function DoctorResults({ doctors, timeZone }: DoctorResultsProps) {
  const t = useTranslations('staff')
  if (doctors.length === 0) {
    return <EmptyState icon={SearchX} title={t('noDoctors')} description={t('noDoctorsHint')} />
  }
  return (
    <section aria-labelledby="doctors-list" className="grid gap-3">
      <h2 id="doctors-list" className="text-base font-semibold">
        {t('listTitle')}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {doctors.map((doctor) => (
          <li key={doctor.id}>
            <DoctorResultCard doctor={doctor} timeZone={timeZone} />
          </li>
        ))}
      </ul>
    </section>
  )
}
