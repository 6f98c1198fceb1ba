import Link from 'next/link'
import { useTranslations } from 'next-intl'
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
  /** A child for whom nobody logs in yet. */
  alone: boolean
}

/** Who was registered, how they are reached, and how they log in. */
export function NewPatientFacts({ patient, today, invited, alone }: NewPatientFactsProps) {
  const t = useTranslations('patientCreated')
  const { id, email, phone } = patient
  return (
    <>
      <PatientLine patient={{ ...patient, phone: null }} today={today} />
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted-foreground">
        {phone && <PhoneLink phone={phone} />}
        {email ? (
          <span>
            <KeptWords>{t(invited ? 'invited' : 'login', { email: keptWord(email) })}</KeptWords>
          </span>
        ) : (
          <span>
            {t('noEmail')}{' '}
            <Link
              href={routes.patientDetails(id)}
              prefetch={false}
              className={buttonVariants({ variant: 'link' })}
            >
              {t('addEmail')}
            </Link>
          </span>
        )}
      </p>
      {alone && <NeedsLine>{t('minor')}</NeedsLine>}
    </>
  )
}
