import type { ComponentProps } from 'react'
import { DetailsLink } from './details-link'
import { SamePersonLink } from './same-person-link'

interface PatientLinksProps {
  patient: ComponentProps<typeof DetailsLink>['patient']
  /** Whether the reader makes one record of two. */
  merges: boolean
}

/** Ways to who a patient is, beside their name. */
export function PatientLinks({ patient, merges }: PatientLinksProps) {
  return (
    <>
      <DetailsLink patient={patient} />
      {merges && <SamePersonLink patient={patient} />}
    </>
  )
}
