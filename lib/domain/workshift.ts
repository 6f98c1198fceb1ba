/** A stretch in which a doctor sees patients. `start` and `end` are ISO instants. */
export interface Workshift {
  id: string
  doctorId: string
  clinicId: string
  start: string
  end: string
}
