import { DeathCard } from '@/components/deaths/death-card'
import { GuardiansCard } from '@/components/guardians/guardians-card'
import { MergeCard } from '@/components/patients/merge-card'
import { TakeRecord } from '@/components/record/take-record'
import { SettingGroup } from '@/components/shared/page/setting-group'
import { ClientMessages } from '@/components/shared/text/client-messages'
import type { HistoryPatient } from '@/lib/domain/history'

interface RecordCardsProps {
  patient: Pick<HistoryPatient, 'id' | 'name' | 'surname' | 'birthdate' | 'deceasedOn'>
  /** Today at the clinic, `yyyy-MM-dd`. */
  today: string
  own: boolean
  /** Whether the reader keeps the record, and does not only read it in an emergency. */
  keeps: boolean
  merges: boolean
}

/** What is done with a record as a whole, below its entries. */
export function RecordCards({ patient, today, own, keeps, merges }: RecordCardsProps) {
  return (
    <div className="pt-10 @5xl:pe-50">
      <SettingGroup>
        <TakeRecord patientId={patient.id} own={own} />
        {keeps && (
          <ClientMessages of={['guardians', 'deaths', 'validation', 'errors']}>
            {!patient.deceasedOn && <GuardiansCard patient={patient} today={today} own={false} />}
            {merges && <MergeCard patient={patient} />}
            <DeathCard patient={patient} today={today} />
          </ClientMessages>
        )}
      </SettingGroup>
    </div>
  )
}
