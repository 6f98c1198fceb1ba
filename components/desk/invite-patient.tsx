'use client'

import { FullMessages } from '@/components/shared/text/full-messages'
import { QuickPatientDialog } from './quick-patient-dialog'

interface InvitePatientProps {
  today: string
  onInvited: (id: string) => void
  onClose: () => void
}

export function InvitePatient({ today, onInvited, onClose }: InvitePatientProps) {
  return (
    <FullMessages>
      <QuickPatientDialog
        typed={{}}
        searched=""
        today={today}
        onClose={onClose}
        onRegistered={({ id }) => onInvited(id)}
      />
    </FullMessages>
  )
}
