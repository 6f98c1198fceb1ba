import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { PatientStatus } from '#contract/patients'
import { KeptWords, keptWord } from '@/components/shared/text/as-is'
import { Alert } from '@/components/ui/alert'
import { routes } from '@/lib/routes'

interface StudySubjectProps {
  patient: { id: string; name: string; surname: string; status: PatientStatus | null } | null
  /** The reader is the patient. */
  own: boolean
}

/** The name of the patient, and the notice that their file is missing. */
export function StudySubject({ patient, own }: StudySubjectProps) {
  const t = useTranslations('geneticStudy')
  if (!patient) return t('simulationText')
  return (
    <>
      {!own && <KeptWords>{t('of', { name: keptWord(`${patient.name} ${patient.surname}`) })}</KeptWords>}
      <span className="block">{t('gives')}</span>
      {patient.status !== 'fastQ stored' && (
        <span className="block">
          {t.rich(own ? 'noFastqOwn' : 'noFastq', {
            history: (words) => (
              <Link
                prefetch={false}
                href={routes.history(patient.id)}
                className="text-primary-strong underline underline-offset-4"
              >
                {words}
              </Link>
            ),
          })}
        </span>
      )}
    </>
  )
}

/** Tells a reader of the staff that no patient is chosen, and where to choose one. */
export function StudyNotice() {
  const t = useTranslations('geneticStudy')
  return (
    <Alert>
      {t('noPatient')}{' '}
      <Link
        prefetch={false}
        href={routes.patients}
        className="font-medium text-primary-strong underline underline-offset-4"
      >
        {t('toPatients')}
      </Link>
    </Alert>
  )
}
