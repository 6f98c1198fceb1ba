import { useTranslations } from 'next-intl'
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
      {email && (
        <a
          href={`mailto:${email}`}
          translate="no"
          className="inline-flex items-center underline wrap-anywhere pointer-coarse:min-h-11"
        >
          {email}
        </a>
      )}
    </>
  )
}
