import type { ReactNode } from 'react'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { DoctorActions } from '@/components/staff/doctor-actions'
import type { Doctor } from '@/lib/domain/doctor'

interface ManageDoctorProps {
  doctor: Doctor
  account: { roles: readonly string[] }
  /** The account that reads. */
  userId: string
  /** Facts of the account, above them. */
  children: ReactNode
}

/** A clinic administrator's actions for a doctor of the clinic, with their texts. */
export function ManageDoctor({ doctor, account, userId, children }: ManageDoctorProps) {
  return (
    <ClientMessages of={['staff', 'specialties']}>
      <DoctorActions
        doctor={doctor}
        isSelf={doctor.userId === userId}
        name={`${doctor.name} ${doctor.surname}`}
        deletable={!account.roles.includes('clinicadmin')}
      >
        {children}
      </DoctorActions>
    </ClientMessages>
  )
}
