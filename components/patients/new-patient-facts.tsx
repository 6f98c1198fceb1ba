import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { isAdultOn } from '#contract/of-age'
import { PatientLine } from '@/components/people/patient-line'
import { KeptWords, keptWord } from '@/components/shared/text/as-is'
import { NeedsLine } from '@/components/shared/text/needs-line'
import { PhoneLink } from '@/components/shared/text/phone-link'
import { buttonVariants } from '@/components/ui/button'
import type { Patient } from '@/lib/domain/patient'
import { routes } from '@/lib/routes'

interface NewPatientFactsProps {
  patient: Patient
  /** `yyyy-MM-dd`. */
  today: string
  /** An invitation was sent. */
  invited: boolean
}

/** Who was registered, how they are reached, and how they log in. */
export function NewPatientFacts({ patient, today, invited }: NewPatientFactsProps) {
  const t = useTranslations('patientCreated')
  const { id, email, phone } = patient
  return (
    <>
      <PatientLine patient={{ ...patient, phone: null }} today={today} />
      {!isAdultOn(patient.birthdate, today) && <NeedsLine>{t('minor')}</NeedsLine>}
      <p className="text-sm text-muted-foreground">
        {phone && <PhoneLink phone={phone} />}
        {phone && ' · '}
        {email ? (
          <KeptWords>{t(invited ? 'invited' : 'login', { email: keptWord(email) })}</KeptWords>
        ) : (
          <>
            {t('noEmail')}{' '}
            <Link
              href={routes.patientDetails(id)}
              prefetch={false}
              className={buttonVariants({ variant: 'link' })}
            >
              {t('addEmail')}
            </Link>
          </>
        )}
      </p>
    </>
  )
}
