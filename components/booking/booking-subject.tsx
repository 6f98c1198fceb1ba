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

/** For whom, with whom and where a time is chosen, in one line. */
export function BookingSubject({ patient, doctorName, specialty, clinic }: BookingSubjectProps) {
  const t = useTranslations('bookingPage')
  const tSpecialty = useTranslations('specialties')
  const facts = [
    ...(patient ? [t('for', { patient: keptWord(patient.name) })] : []),
    keptWord(doctorName),
    specialtyLabel(tSpecialty, specialty),
    keptWord(`${clinic.name}, ${clinic.city}`),
  ]
  return <KeptWords>{facts.join(' · ')}</KeptWords>
}
