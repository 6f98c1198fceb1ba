import { useTranslations } from 'next-intl'
import { AsIs } from '@/components/shared/text/as-is'
import type { Doctor } from '@/lib/domain/doctor'

interface DoctorAboutProps {
  doctor: Pick<Doctor, 'specialty'>
  /** Left out where the details card has it. */
  email: string | null
}

/** A doctor's specialty and email, below the name. */
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
