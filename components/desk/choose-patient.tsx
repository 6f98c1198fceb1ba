import { ClientMessages } from '@/components/shared/text/client-messages'
import { PatientChoice } from './patient-choice'

/** Staff choose in place to whom they write; doctors find their own patients first. */
export function ChoosePatient({ isDoctor }: { isDoctor: boolean }) {
  return (
    <ClientMessages of={['desk', 'documents']}>
      <PatientChoice suggests={isDoctor ? 'mine' : 'clinic'} />
    </ClientMessages>
  )
}
