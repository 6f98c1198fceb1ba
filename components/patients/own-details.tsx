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

/** A patient's own details, and who changed them. */
export function OwnDetails({ patient, now, children }: OwnDetailsProps) {
  return (
    <ClientMessages of={['documents', 'ownProfile', 'sheet']}>
      <SettingGroup>
        <PatientCard initial={patient} today={dayAt(now, timeZone)} />
        <ChangesCard patientId={patient.id} timeZone={timeZone} own />
      </SettingGroup>
      {children}
    </ClientMessages>
  )
}
