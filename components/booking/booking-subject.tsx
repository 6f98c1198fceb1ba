import { useTranslations } from 'next-intl'
import type { Specialty } from '#contract/specialties'
import { KeptWords, keptWord } from '@/components/shared/text/as-is'
import { specialtyLabel } from '@/lib/format/labels'

interface BookingSubjectProps {
  /** For whom staff book; null when patients book for themselves. */
  patient: { name: string } | null
  /** `Dr. name surname` */
  doctorName: string
  specialty: Specialty | null
  clinic: { name: string; city: string }
}

/** For whom and with whom a time is chosen, and where below. */
export function BookingSubject({ patient, doctorName, specialty, clinic }: BookingSubjectProps) {
  const t = useTranslations('bookingPage')
  const tSpecialty = useTranslations('specialties')
  const who = [...(patient ? [t('for', { patient: keptWord(patient.name) })] : []), keptWord(doctorName)]
  const where = [specialtyLabel(tSpecialty, specialty), keptWord(`${clinic.name}, ${clinic.city}`)]
  return (
    <>
      <span className="block text-base font-medium text-foreground">
        <KeptWords>{who.join(' · ')}</KeptWords>
      </span>
      <span className="block">
        <KeptWords>{where.join(' · ')}</KeptWords>
      </span>
    </>
  )
}
