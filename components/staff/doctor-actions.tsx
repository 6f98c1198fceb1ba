'use client'

import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { useAct } from '@/components/shared/act/use-act'
import { AuditorRight } from '@/components/staff/auditor-right'
import { DeleteDoctor } from '@/components/staff/delete-doctor'
import { ResetFactor } from '@/components/staff/reset-factor'
import { SpecialtyMenu } from '@/components/staff/specialty-menu'
import type { Doctor } from '@/lib/domain/doctor'

interface DoctorActionsProps {
  doctor: Pick<Doctor, 'id' | 'userId' | 'specialty' | 'auditor'>
  name: string
  /** A clinic administrator is not deleted here, and may read the clinic's log anyway. */
  deletable: boolean
  /** One's own factor is turned off in one's own account. */
  isSelf: boolean
}

/** A clinic administrator's actions for a doctor of the clinic. */
export function DoctorActions({ doctor, name, deletable, isSelf }: DoctorActionsProps) {
  const { id: doctorId, userId, specialty, auditor } = doctor
  const { run, sentence } = useAct()
  return (
    <>
      <SpecialtyMenu doctorId={doctorId} specialty={specialty} run={run} />
      {!isSelf && <ResetFactor userId={userId} name={name} />}
      {deletable && <AuditorRight doctorId={doctorId} name={name} auditor={auditor} run={run} />}
      {deletable && <DeleteDoctor doctorId={doctorId} name={name} />}
      <SentenceAlert of={sentence} className="w-full" />
    </>
  )
}
