import type { ComponentProps, ReactNode } from 'react'
import { BookForPatient } from '@/components/desk/book-for-patient'
import { OpenToday } from '@/components/visits/open-today'

interface PatientActsProps {
  patient: ComponentProps<typeof BookForPatient>['patient']
  /** The visit of today that the reader may open; absent where there is none. */
  visit: ComponentProps<typeof OpenToday>['visit'] | undefined
  /** Further acts. */
  children: ReactNode
}

/** What to do about a patient: to open the appointment for which they come today, or else to book one. */
export function PatientActs({ patient, visit, children }: PatientActsProps) {
  return (
    <>
      {visit && <OpenToday visit={visit} />}
      <BookForPatient patient={patient} variant={visit ? 'secondary' : 'primary'} size="default" />
      {children}
    </>
  )
}
