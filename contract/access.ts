import { z } from 'zod'

export const role = z.enum(['patient', 'doctor', 'clinicadmin', 'admin'])

export type Role = z.infer<typeof role>

/**
 * How far a permission reaches. `any`: every record. `clinic`: records of the caller's own clinic (a patient counts
 * as the clinic's when linked to it). `own`: records that are about the caller.
 */
export type Scope = 'any' | 'clinic' | 'own'

type Rule = Partial<Record<Role, Scope>>

const everyone: Rule = { patient: 'any', doctor: 'any', clinicadmin: 'any', admin: 'any' }
const oneself: Rule = { patient: 'own', doctor: 'own', clinicadmin: 'own', admin: 'own' }
/** Its doctor and its patient, and the desk of its clinic. */
const appointmentSides: Rule = { patient: 'own', doctor: 'own', clinicadmin: 'clinic' }
/** Its doctor and the desk of its clinic. */
const appointmentStaff: Rule = { doctor: 'own', clinicadmin: 'clinic' }
const historyEditors: Rule = { patient: 'own', doctor: 'clinic', clinicadmin: 'clinic' }

/** Action to roles and reach. What is not here is not allowed. The clinic API enforces it; the web hides by it. */
export const actions = {
  'clinic.read': everyone,
  'clinic.create': { clinicadmin: 'own', admin: 'any' },
  'clinic.update': { clinicadmin: 'clinic', admin: 'any' },
  'clinic.reminders': { clinicadmin: 'clinic' },
  'visit-kind.read': everyone,
  'visit-kind.write': { clinicadmin: 'clinic' },
  'payment.create': { clinicadmin: 'clinic', admin: 'any' },
  'staff.read': everyone,
  'staff.read-dni': { doctor: 'own', clinicadmin: 'clinic' },
  'staff.register': { clinicadmin: 'clinic' },
  'staff.update': { clinicadmin: 'clinic' },
  'staff.delete': { clinicadmin: 'clinic' },
  'workshift.read': { doctor: 'own', clinicadmin: 'clinic' },
  'workshift.write': { doctor: 'own', clinicadmin: 'clinic' },
  'calendar.read-team': { clinicadmin: 'clinic' },
  'appointment.list-range': { doctor: 'own', clinicadmin: 'clinic' },
  'appointment.list-patient': { patient: 'own' },
  'appointment.read': appointmentSides,
  'appointment.book': { patient: 'own', doctor: 'clinic', clinicadmin: 'clinic' },
  'appointment.slots': everyone,
  'hold.create': { patient: 'any', doctor: 'clinic', clinicadmin: 'clinic' },
  'hold.release': { patient: 'own', doctor: 'own', clinicadmin: 'own' },
  'appointment.complete': { doctor: 'own' },
  'appointment.no-show': { doctor: 'own' },
  'appointment.undo': { doctor: 'own' },
  'appointment.note': { doctor: 'own' },
  'appointment.receive': appointmentStaff,
  'appointment.desk-note': appointmentStaff,
  'appointment.cancel': appointmentSides,
  'appointment.reschedule': appointmentSides,
  'appointment.confirm': { patient: 'own' },
  'appointment.messages': appointmentSides,
  'appointment.alert': { patient: 'own' },
  'patient.list': { doctor: 'clinic', clinicadmin: 'clinic', admin: 'any' },
  'patient.read': { patient: 'own', doctor: 'clinic', clinicadmin: 'clinic' },
  'patient.update': { patient: 'own' },
  'patient.register': { doctor: 'clinic', clinicadmin: 'clinic', admin: 'any' },
  'patient.access-log': { patient: 'own' },
  'patient.fastq-upload': historyEditors,
  'patient.fastq-request': { doctor: 'clinic' },
  'patient.notify-genetic': { doctor: 'clinic', clinicadmin: 'clinic' },
  'history.read': historyEditors,
  'history.add': historyEditors,
  'history.edit': { doctor: 'clinic', clinicadmin: 'clinic' },
  'history.remove': historyEditors,
  'user.read': oneself,
  'user.read-staff': everyone,
  'user.security': oneself,
  'user.notifications': oneself,
  'user.reset-2fa': { admin: 'any' },
  'search.read': { patient: 'own', doctor: 'clinic', clinicadmin: 'clinic', admin: 'any' },
  'feed.read': { patient: 'own', doctor: 'own' },
  'feed.create': { patient: 'own', doctor: 'own' },
  'feed.revoke': { patient: 'own', doctor: 'own' },
  'weather.read': everyone,
  'live.read': everyone,
} as const satisfies Record<string, Rule>

export type Action = keyof typeof actions

/** The widest reach that any of `roles` has for `action`; null when none of them may. */
export function reachOf(action: Action, roles: readonly Role[]): Scope | null {
  const rule: Rule = actions[action]
  const reaches = roles.map((each) => rule[each])
  for (const scope of ['any', 'clinic', 'own'] as const) {
    if (reaches.includes(scope)) return scope
  }
  return null
}
