import { Allergies } from '@/components/people/allergies'
import { PatientLine } from '@/components/people/patient-line'
import type { History } from '@/lib/domain/history'
import type { TodayVisit } from '@/lib/domain/today'

interface NextFactsProps {
  visit: TodayVisit
  record: History
  /** Today at the clinic, `yyyy-MM-dd`. */
  today: string
}

/** Facts the doctor should know before the patient comes in. */
export function NextFacts({ visit, record, today }: NextFactsProps) {
  const { birthdate } = record.patient
  return (
    <>
      <PatientLine patient={{ birthdate, phone: visit.patientPhone }} today={today} />
      <Allergies name={visit.patientName ?? ''} of={record} />
    </>
  )
}
