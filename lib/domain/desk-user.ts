import { reachOf } from '#contract/access'
import type { Viewer } from '@/lib/domain/session'

/** Somebody who books for patients: a doctor into their own calendar, the desk into every one of the clinic. */
export interface DeskUser {
  clinicId: string
  /** Their own, when they are a doctor. */
  doctorId: string | null
  name: string
  /** Whether every calendar of the clinic is theirs to book into. */
  wholeClinic: boolean
}

/** The doctor whose appointments are the only ones that the viewer may open; null without such a limit. */
export function opensOnlyOf({ roles, doctorId }: Pick<Viewer, 'roles' | 'doctorId'>): string | null {
  return reachOf('appointment.read', roles) === 'own' ? doctorId : null
}

/** The viewer as the desk knows them; null for who books for nobody else. */
export function deskUserOf({ roles, clinicId, doctorId, name, surname }: Viewer): DeskUser | null {
  const wholeClinic = reachOf('appointment.list-range', roles) === 'clinic'
  if (clinicId === null || !(wholeClinic || doctorId !== null)) return null
  return { clinicId, doctorId, name: `${name} ${surname}`, wholeClinic }
}

/** Whether somebody books for patients with a doctor: the desk with every one of the clinic, doctors with themselves. */
export function booksWith(user: DeskUser | null, doctor: { id: string; clinicId: string }): boolean {
  return user?.clinicId === doctor.clinicId && (user.wholeClinic || user.doctorId === doctor.id)
}
