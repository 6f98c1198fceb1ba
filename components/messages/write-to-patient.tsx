import { WriteLink } from './write-link'

interface WriteToPatientProps {
  patient: { id: string; name: string; surname: string }
}

/** The way from a row of patients to a message. */
export function WriteToPatient({ patient: { id, name, surname } }: WriteToPatientProps) {
  return <WriteLink about={{ patient: id }} look="icon" name={`${name} ${surname}`} />
}
