import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { PatientStatus } from '#contract/patients'
import { Alert } from '@/components/ui/alert'
import { routes } from '@/lib/routes'

type StudyNoticeProps = {
  patient: { status: PatientStatus | null } | null
  /** The reader is the patient. */
  own: boolean
}

/** Tells what the study lacks: a patient, or the patient's file. */
export function StudyNotice({ patient, own }: StudyNoticeProps) {
  const t = useTranslations('geneticStudy')
  if (patient?.status === 'fastQ stored') return null
  if (patient) return <Alert>{t(own ? 'noFastqOwn' : 'noFastq')}</Alert>
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
