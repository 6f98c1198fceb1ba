/** Whose study it is. */
export interface StudyPatient {
  id: string
  name: string
  /** `yyyy-MM-dd` */
  birthdate: string
}
