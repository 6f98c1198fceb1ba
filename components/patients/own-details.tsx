import { dayAt } from '#contract/zone'
import { ChangesCard } from '@/components/patients/changes-card'
import { PatientCard } from '@/components/patients/patient-card'
import { SettingGroup } from '@/components/shared/page/setting-group'
import { ClientMessages } from '@/components/shared/text/client-messages'
import type { Patient } from '@/lib/domain/patient'

const timeZone = 'Europe/Madrid'

/** A patient's own details, and who changed them. `now` in milliseconds. */
export function OwnDetails({ patient, now }: { patient: Patient; now: number }) {
  return (
    <ClientMessages of={['documents', 'ownProfile', 'sheet']}>
      <SettingGroup>
        <PatientCard initial={patient} today={dayAt(now, timeZone)} />
        <ChangesCard patientId={patient.id} timeZone={timeZone} own />
      </SettingGroup>
    </ClientMessages>
  )
}
