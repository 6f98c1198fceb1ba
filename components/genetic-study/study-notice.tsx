import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { PatientStatus } from '#contract/patients'
import { Alert } from '@/components/ui/alert'
import { routes } from '@/lib/routes'

interface StudyLackProps {
  patient: { status: PatientStatus | null } | null
  /** The reader is the patient. */
  own: boolean
}

/** Tells in the head of the study that the patient's file is missing. */
export function StudyLack({ patient, own }: StudyLackProps) {
  const t = useTranslations('geneticStudy')
  if (!patient || patient.status === 'fastQ stored') return null
  return <span className="block">{t(own ? 'noFastqOwn' : 'noFastq')}</span>
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
