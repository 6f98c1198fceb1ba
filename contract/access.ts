import { z } from 'zod'

/** `auditor` is no account's own: a clinic gives it to a member of its staff beside the others. */
export const role = z.enum(['patient', 'doctor', 'clinicadmin', 'admin', 'auditor', 'receptionist', 'nurse'])

export type Role = z.infer<typeof role>

/** Roles that somebody can have at a clinic. */
export const clinicRole = role.exclude(['patient', 'admin'])

export type ClinicRole = z.infer<typeof clinicRole>

/**
 * How far a permission reaches. `any`: every record. `clinic`: records of the caller's own clinic (a patient counts
 * as the clinic's while their record is open to it). `own`: records that are about the caller.
 */
export type Scope = 'any' | 'clinic' | 'own'

type Rule = Partial<Record<Role, Scope>>

/** The front desk of a clinic: identity, contact, calendars and visits, nothing clinical. */
const desk = { receptionist: 'clinic', nurse: 'clinic' } as const satisfies Rule
const everyone: Rule = {
  patient: 'any',
  doctor: 'any',
  clinicadmin: 'any',
  admin: 'any',
  receptionist: 'any',
  nurse: 'any',
}
const oneself: Rule = {
  patient: 'own',
  doctor: 'own',
  clinicadmin: 'own',
  admin: 'own',
  receptionist: 'own',
  nurse: 'own',
}
/** Its doctor and its patient, and the desk of its clinic. */
const appointmentSides: Rule = { patient: 'own', doctor: 'own', clinicadmin: 'clinic', ...desk }
/** Its doctor and the desk of its clinic. */
const appointmentStaff: Rule = { doctor: 'own', clinicadmin: 'clinic', ...desk }
/** The patient, and the staff of the clinic. */
const patientAndClinic: Rule = { patient: 'own', doctor: 'clinic', clinicadmin: 'clinic', ...desk }
/** The patient, and whoever treats them or runs the clinic. */
const historySides: Rule = { patient: 'own', doctor: 'clinic', clinicadmin: 'clinic' }
const historyEditors: Rule = { ...historySides, nurse: 'clinic' }
const clinicians: Rule = { doctor: 'clinic', clinicadmin: 'clinic' }
/** Everybody who works for the clinic. */
const team: Rule = { ...clinicians, ...desk }

/** Action to roles and reach. What is not here is not allowed. The clinic API enforces it; the web hides by it. */
export const actions = {
  'clinic.read': everyone,
  'clinic.create': { clinicadmin: 'own', admin: 'any' },
  'clinic.update': { clinicadmin: 'clinic', admin: 'any' },
  'clinic.reminders': { clinicadmin: 'clinic' },
  'clinic.channels': { clinicadmin: 'clinic' },
  'clinic.read-tasks': { clinicadmin: 'clinic' },
  'visit-kind.read': everyone,
  'visit-kind.write': { clinicadmin: 'clinic' },
  'resource.read': { clinicadmin: 'clinic' },
  'resource.write': { clinicadmin: 'clinic' },
  'payment.create': { clinicadmin: 'clinic', admin: 'any' },
  'payment.read': { clinicadmin: 'clinic', admin: 'any' },
  'staff.read': everyone,
  'staff.read-dni': { doctor: 'own', clinicadmin: 'clinic' },
  'staff.register': { clinicadmin: 'clinic' },
  'staff.update': { clinicadmin: 'clinic' },
  'staff.delete': { clinicadmin: 'clinic' },
  'member.list': clinicians,
  'member.invite': { clinicadmin: 'clinic' },
  'member.change': { clinicadmin: 'clinic' },
  'member.remove': { clinicadmin: 'clinic' },
  'workshift.read': { doctor: 'own', clinicadmin: 'clinic', ...desk },
  'workshift.write': { doctor: 'own', clinicadmin: 'clinic' },
  'calendar.read-team': { clinicadmin: 'clinic', ...desk },
  /** Of all clinics that they administer. */
  'calendar.read-clinics': { clinicadmin: 'own' },
  'appointment.list-range': appointmentStaff,
  'appointment.list-patient': { patient: 'own' },
  'appointment.read': appointmentSides,
  'appointment.book': patientAndClinic,
  'appointment.slots': everyone,
  'hold.create': { ...team, patient: 'any' },
  'hold.release': { patient: 'own', doctor: 'own', clinicadmin: 'own', receptionist: 'own', nurse: 'own' },
  'calls.list': team,
  'calls.done': team,
  'waitlist.read': patientAndClinic,
  'waitlist.join': patientAndClinic,
  'waitlist.withdraw': patientAndClinic,
  'waitlist.urgent': team,
  'offer.accept': patientAndClinic,
  'offer.decline': patientAndClinic,
  'appointment.complete': { doctor: 'own' },
  'appointment.no-show': { doctor: 'own' },
  'appointment.undo': { doctor: 'own' },
  /** Of what they themselves did a moment ago. */
  'write.undo': { doctor: 'own', clinicadmin: 'own', receptionist: 'own', nurse: 'own' },
  'appointment.note': { doctor: 'own' },
  'appointment.receive': appointmentStaff,
  'appointment.desk-note': appointmentStaff,
  'appointment.cancel': appointmentSides,
  'appointment.reschedule': appointmentSides,
  'appointment.confirm': { patient: 'own' },
  'appointment.ask-confirmation': appointmentStaff,
  'appointment.messages': appointmentSides,
  'appointment.revoke-links': appointmentSides,
  'appointment.alert': { patient: 'own' },
  'patient.list': { ...team, admin: 'any' },
  'patient.read': patientAndClinic,
  /** Where the study of their genes stands. */
  'patient.read-status': { ...historyEditors, admin: 'any' },
  'patient.update': { patient: 'own' },
  'patient.correct': team,
  'patient.read-changes': patientAndClinic,
  'patient.register': { ...team, admin: 'any' },
  'patient.verify': team,
  /** The list of those who booked without an account. */
  'patient.list-unverified': team,
  'patient.access-log': { patient: 'own' },
  'access.read': { patient: 'own' },
  'access.change': { patient: 'own' },
  'consent.read': { patient: 'own' },
  // Staff record what a patient said to SMS and WhatsApp, nothing else.
  'consent.change': patientAndClinic,
  'patient.channels': patientAndClinic,
  'access.break-glass': { doctor: 'any' },
  'patient.deceased': { doctor: 'clinic', clinicadmin: 'clinic' },
  'guardian.read': patientAndClinic,
  'guardian.add': patientAndClinic,
  'guardian.remove': patientAndClinic,
  'patient.merge': { clinicadmin: 'clinic', admin: 'any' },
  'patient.list-doubles': { clinicadmin: 'clinic' },
  'patient.erase': { admin: 'any' },
  'patient.fastq-upload': historyEditors,
  'patient.fastq-request': { doctor: 'clinic' },
  'patient.notify-genetic': clinicians,
  'import.read': { clinicadmin: 'clinic' },
  'import.write': { clinicadmin: 'clinic' },
  'thread.read': patientAndClinic,
  'thread.list': patientAndClinic,
  /** Threads about results and prescriptions, and the names of what stands in a history. */
  'thread.read-clinical': historyEditors,
  'thread.start': patientAndClinic,
  'thread.send': patientAndClinic,
  'thread.mark-read': patientAndClinic,
  'thread.change': team,
  'thread.answer': team,
  'thread.read-team': team,
  'clinic.read-messaging': team,
  'clinic.messaging': { clinicadmin: 'clinic' },
  'history.read': historyEditors,
  // The summary of a stored file is kept for everybody who opens it later.
  'fastq-summary.compute': historyEditors,
  /** The whole record as one file. */
  'record.download': historySides,
  'history.add': historyEditors,
  'history.edit': { ...clinicians, nurse: 'clinic' },
  'history.remove': historyEditors,
  'history.remove-others': clinicians,
  'correction.request': { patient: 'own' },
  'correction.decide': clinicians,
  'user.read': oneself,
  'user.read-staff': everyone,
  'user.security': oneself,
  'user.notifications': oneself,
  'user.phone': { patient: 'own' },
  'user.close': { patient: 'own' },
  'user.reset-2fa': { clinicadmin: 'clinic', admin: 'any' },
  'notification.list': oneself,
  'notification.mark': oneself,
  'push.subscribe': oneself,
  'session.list': oneself,
  'session.end': oneself,
  'session.move': oneself,
  'passkey.list': oneself,
  'passkey.add': oneself,
  'passkey.remove': oneself,
  'search.read': { ...patientAndClinic, admin: 'any' },
  'assistant.read': { ...patientAndClinic, admin: 'any' },
  'feed.read': { patient: 'own', doctor: 'own' },
  'feed.create': { patient: 'own', doctor: 'own' },
  'feed.revoke': { patient: 'own', doctor: 'own' },
  'api-key.list': { clinicadmin: 'clinic' },
  'api-key.create': { clinicadmin: 'clinic' },
  'api-key.revoke': { clinicadmin: 'clinic' },
  'fhir.use': { ...historyEditors, admin: 'any', auditor: 'clinic' },
  'fhir.export': { clinicadmin: 'clinic' },
  'audit.read': { clinicadmin: 'clinic', admin: 'any', auditor: 'clinic' },
  'usage.read': { clinicadmin: 'clinic', admin: 'any' },
  'first-steps.read': { clinicadmin: 'clinic' },
  'first-steps.dismiss': { clinicadmin: 'clinic' },
  'insights.read': { doctor: 'own', clinicadmin: 'clinic' },
  'weather.read': everyone,
  'live.read': everyone,
} as const satisfies Record<string, Rule>

export type Action = keyof typeof actions

const readInEmergency: ReadonlySet<Action> = new Set(['patient.read', 'history.read', 'record.download'])

/** The actions that an emergency opens to a doctor on a record that is otherwise closed to their clinic. */
export const isReadInEmergency = (action: Action): boolean => readInEmergency.has(action)

/** The widest reach that any of `roles` has for `action`; null when none of them may. */
export function reachOf(action: Action, roles: readonly Role[]): Scope | null {
  const rule: Rule = actions[action]
  const reaches = roles.map((each) => rule[each])
  for (const scope of ['any', 'clinic', 'own'] as const) {
    if (reaches.includes(scope)) return scope
  }
  return null
}

/** Scopes that an API key of a clinic can have. */
export const keyScopes = ['fhir.read', 'fhir.export', 'fhir.audit'] as const

export type KeyScope = (typeof keyScopes)[number]

const recordReads: readonly Action[] = [
  'fhir.use',
  'clinic.read',
  'staff.read',
  'patient.read',
  'appointment.read',
  'appointment.slots',
  'history.read',
]

const actionsByScope: Record<KeyScope, readonly Action[]> = {
  'fhir.read': recordReads,
  'fhir.export': [...recordReads, 'fhir.export'],
  'fhir.audit': ['fhir.use', 'audit.read'],
}

/** The actions of a key with these scopes, as far as an administrator of its clinic may do them. */
export const actionsOf = (scopes: readonly KeyScope[]): Action[] =>
  scopes.flatMap((scope) => actionsByScope[scope])
