import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { dayAt } from '#contract/zone'
import { ChangesCard } from '@/components/patients/changes-card'
import { PatientCard } from '@/components/patients/patient-card'
import { SettingGroup } from '@/components/shared/page/setting-group'
import { ClientMessages } from '@/components/shared/text/client-messages'
import type { Patient } from '@/lib/domain/patient'

const timeZone = 'Europe/Madrid'

interface OwnDetailsProps {
  patient: Patient
  /** Milliseconds. */
  now: number
  /** Stands below. */
  children: ReactNode
}

/** A patient's own details. */
export function OwnDetails({ patient, now, children }: OwnDetailsProps) {
  const t = useTranslations('ownProfile')
  return (
    <ClientMessages of={['documents', 'ownProfile', 'sheet']}>
      <SettingGroup title={t('details')}>
        <PatientCard initial={patient} today={dayAt(now, timeZone)} />
      </SettingGroup>
      {children}
    </ClientMessages>
  )
}

/** The changes of a patient's own details, and who made them. */
export const OwnChanges = ({ patientId }: { patientId: string }) => (
  <ClientMessages of={['documents', 'sheet']}>
    <ChangesCard patientId={patientId} timeZone={timeZone} own />
  </ClientMessages>
)
