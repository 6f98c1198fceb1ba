'use client'

import { useState } from 'react'
import type { Specialty } from '#contract/specialties'
import { DeleteDoctor } from '@/components/staff/delete-doctor'
import { SpecialtyMenu } from '@/components/staff/specialty-menu'
import { Alert } from '@/components/ui/alert'

interface DoctorActionsProps {
  doctorId: string
  name: string
  specialty: Specialty | null
  /** A clinic administrator is not deleted here. */
  deletable: boolean
}

/** What a clinic administrator may do with a doctor of the clinic. */
export function DoctorActions({ doctorId, name, specialty, deletable }: DoctorActionsProps) {
  const [error, setError] = useState<string | null>(null)
  return (
    <>
      <SpecialtyMenu doctorId={doctorId} specialty={specialty} onError={setError} />
      {deletable && <DeleteDoctor doctorId={doctorId} name={name} />}
      {error && (
        <Alert variant="error" className="w-full">
          {error}
        </Alert>
      )}
    </>
  )
}
