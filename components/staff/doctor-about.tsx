import { useTranslations } from 'next-intl'
import { AsIs } from '@/components/shared/text/as-is'
import type { Doctor } from '@/lib/domain/doctor'

interface DoctorAboutProps {
  doctor: Pick<Doctor, 'specialty'>
  /** For patients, who read no card of details. */
  email: string | null
}

/** What a doctor does, below the name, and where to write. */
export function DoctorAbout({ doctor: { specialty }, email }: DoctorAboutProps) {
  const t = useTranslations('specialties')
  return (
    <>
      {specialty && t(specialty)}
      {specialty && email && ' · '}
      {email && <AsIs className="wrap-anywhere">{email}</AsIs>}
    </>
  )
}
