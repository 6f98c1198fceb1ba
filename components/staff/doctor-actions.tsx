'use client'

import { useState } from 'react'
import { AuditorRight } from '@/components/staff/auditor-right'
import { DeleteDoctor } from '@/components/staff/delete-doctor'
import { ResetFactor } from '@/components/staff/reset-factor'
import { SpecialtyMenu } from '@/components/staff/specialty-menu'
import { Alert } from '@/components/ui/alert'
import type { Doctor } from '@/lib/domain/doctor'

interface DoctorActionsProps {
  doctor: Pick<Doctor, 'id' | 'userId' | 'specialty' | 'auditor'>
  name: string
  /** A clinic administrator is not deleted here, and may read the clinic's log anyway. */
  deletable: boolean
  /** One's own factor is turned off in one's own account. */
  isSelf: boolean
}

/** What a clinic administrator may do with a doctor of the clinic. */
export function DoctorActions({ doctor, name, deletable, isSelf }: DoctorActionsProps) {
  const { id: doctorId, userId, specialty, auditor } = doctor
  const [error, setError] = useState<string | null>(null)
  return (
    <>
      <SpecialtyMenu doctorId={doctorId} specialty={specialty} onError={setError} />
      {!isSelf && <ResetFactor userId={userId} name={name} />}
      {deletable && <AuditorRight doctorId={doctorId} name={name} auditor={auditor} onError={setError} />}
      {deletable && <DeleteDoctor doctorId={doctorId} name={name} />}
      {error && (
        <Alert variant="error" className="w-full">
          {error}
        </Alert>
      )}
    </>
  )
}
