import { ClientMessages } from '@/components/shared/text/client-messages'
import { PatientChoice } from './patient-choice'

/** Staff choose in place to whom they write. */
export function ChoosePatient() {
  return (
    <ClientMessages of={['desk', 'documents']}>
      <PatientChoice />
    </ClientMessages>
  )
}
