import type { ComponentProps } from 'react'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { DoctorActions } from '@/components/staff/doctor-actions'
import { DoctorCard } from '@/components/staff/doctor-card'
import type { Doctor } from '@/lib/domain/doctor'
import type { TeamMember } from '@/lib/domain/member'

interface ManageDoctorProps extends Pick<ComponentProps<typeof DoctorCard>, 'clinic'> {
  doctor: Doctor
  member?: TeamMember | undefined
  account: { roles: readonly string[] }
  /** The account that reads. */
  userId: string
}

/** Facts of a doctor's account and a clinic administrator's actions for it, with their texts. */
export function ManageDoctor({ doctor, account, userId, member, clinic }: ManageDoctorProps) {
  return (
    <ClientMessages of={['staff', 'specialties']}>
      <DoctorActions
        doctor={doctor}
        isSelf={doctor.userId === userId}
        name={`${doctor.name} ${doctor.surname}`}
        twoFactor={member?.twoFactor}
        ahead={member?.ahead}
        deletable={!account.roles.includes('clinicadmin')}
      >
        <DoctorCard doctor={doctor} member={member} clinic={clinic} short />
      </DoctorActions>
    </ClientMessages>
  )
}
