import type { Specialty } from '#contract/specialties'
import { type BoardColumn, boardColumns } from '@/lib/domain/today'
import type { Workshift } from '@/lib/domain/workshift'

interface DoctorDay {
  id: string
  name: string
  specialty: Specialty | null
  shifts: Pick<Workshift, 'id' | 'start' | 'end'>[]
  isOff: boolean
  visits: { id: string; start: string; patientName: string | null; column: BoardColumn }[]
}

/** One clinic's day among those of several. */
export interface ClinicDay {
  id: string
  name: string
  /** `yyyy-MM-dd` on its clock. */
  date: string
  timeZone: string
  doctors: DoctorDay[]
}

/** How many visits are in each column of the board, without the empty ones. */
export function countsOf(visits: DoctorDay['visits']): [column: BoardColumn, count: number][] {
  return boardColumns.flatMap((column) => {
    const count = visits.filter((visit) => visit.column === column).length
    return count > 0 ? [[column, count] as [BoardColumn, number]] : []
  })
}
