import { describe, expect, it } from 'vitest'
import { type Action, actions, type Role, reachOf } from './access.ts'

const roles: readonly Role[] = ['patient', 'doctor', 'clinicadmin', 'admin']

/** Reach of patient, doctor, clinicadmin, admin: any, clinic, own or none. */
const matrix: Record<Action, string> = {
  'clinic.read': 'any any any any',
  'clinic.create': '- - own any',
  'clinic.update': '- - clinic any',
  'clinic.reminders': '- - clinic -',
  'visit-kind.read': 'any any any any',
  'visit-kind.write': '- - clinic -',
  'payment.create': '- - clinic any',
  'payment.read': '- - clinic any',
  'staff.read': 'any any any any',
  'staff.read-dni': '- own clinic -',
  'staff.register': '- - clinic -',
  'staff.update': '- - clinic -',
  'staff.delete': '- - clinic -',
  'workshift.read': '- own clinic -',
  'workshift.write': '- own clinic -',
  'calendar.read-team': '- - clinic -',
  'appointment.list-range': '- own clinic -',
  'appointment.list-patient': 'own - - -',
  'appointment.read': 'own own clinic -',
  'appointment.book': 'own clinic clinic -',
  'appointment.slots': 'any any any any',
  'hold.create': 'any clinic clinic -',
  'hold.release': 'own own own -',
  'import.read': '- - clinic -',
  'import.write': '- - clinic -',
  'thread.list': 'own clinic clinic -',
  'thread.read': 'own clinic clinic -',
  'thread.start': 'own clinic clinic -',
  'thread.send': 'own clinic clinic -',
  'thread.mark-read': 'own clinic clinic -',
  'thread.change': '- clinic clinic -',
  'thread.answer': '- clinic clinic -',
  'thread.read-team': '- clinic clinic -',
  'clinic.read-messaging': '- clinic clinic -',
  'clinic.messaging': '- - clinic -',
  'waitlist.read': 'own clinic clinic -',
  'waitlist.join': 'own clinic clinic -',
  'waitlist.withdraw': 'own clinic clinic -',
  'waitlist.urgent': '- clinic clinic -',
  'offer.accept': 'own clinic clinic -',
  'offer.decline': 'own clinic clinic -',
  'appointment.complete': '- own - -',
  'appointment.no-show': '- own - -',
  'appointment.undo': '- own - -',
  'appointment.note': '- own - -',
  'appointment.receive': '- own clinic -',
  'appointment.desk-note': '- own clinic -',
  'appointment.cancel': 'own own clinic -',
  'appointment.reschedule': 'own own clinic -',
  'appointment.confirm': 'own - - -',
  'appointment.ask-confirmation': '- own clinic -',
  'appointment.messages': 'own own clinic -',
  'appointment.revoke-links': 'own own clinic -',
  'appointment.alert': 'own - - -',
  'patient.list': '- clinic clinic any',
  'patient.read': 'own clinic clinic -',
  'patient.update': 'own - - -',
  'patient.register': '- clinic clinic any',
  'patient.access-log': 'own - - -',
  'access.read': 'own - - -',
  'access.change': 'own - - -',
  'consent.read': 'own - - -',
  'consent.change': 'own - - -',
  'access.break-glass': '- any - -',
  'patient.deceased': '- clinic clinic -',
  'patient.merge': '- - clinic any',
  'patient.erase': '- - - any',
  'patient.fastq-upload': 'own clinic clinic -',
  'patient.fastq-request': '- clinic - -',
  'patient.notify-genetic': '- clinic clinic -',
  'history.read': 'own clinic clinic -',
  'fastq-summary.compute': 'own clinic clinic -',
  'history.add': 'own clinic clinic -',
  'history.edit': '- clinic clinic -',
  'history.remove': 'own clinic clinic -',
  'correction.request': 'own - - -',
  'correction.decide': '- clinic clinic -',
  'user.read': 'own own own own',
  'user.read-staff': 'any any any any',
  'user.security': 'own own own own',
  'user.notifications': 'own own own own',
  'user.close': 'own - - -',
  'notification.list': 'own own own own',
  'notification.mark': 'own own own own',
  'user.reset-2fa': '- - clinic any',
  'session.list': 'own own own own',
  'session.end': 'own own own own',
  'passkey.list': 'own own own own',
  'passkey.add': 'own own own own',
  'passkey.remove': 'own own own own',
  'search.read': 'own clinic clinic any',
  'assistant.read': 'own clinic clinic any',
  'feed.read': 'own own - -',
  'feed.create': 'own own - -',
  'feed.revoke': 'own own - -',
  'api-key.list': '- - clinic -',
  'api-key.create': '- - clinic -',
  'api-key.revoke': '- - clinic -',
  'fhir.export': '- - clinic -',
  'audit.read': '- - clinic any',
  'usage.read': '- - clinic any',
  'first-steps.read': '- - clinic -',
  'first-steps.dismiss': '- - clinic -',
  'insights.read': '- own clinic -',
  'weather.read': 'any any any any',
  'live.read': 'any any any any',
}

describe('actions', () => {
  it.each(Object.keys(actions) as Action[])('%s reaches as far as written down', (action) => {
    expect(roles.map((role) => reachOf(action, [role]) ?? '-').join(' ')).toBe(matrix[action])
  })

  it('reach an auditor in the log of their clinic alone', () => {
    const reached = (Object.keys(actions) as Action[]).filter((action) => reachOf(action, ['auditor']))
    expect(reached).toEqual(['audit.read'])
    expect(reachOf('audit.read', ['doctor', 'auditor'])).toBe('clinic')
  })

  it('give somebody with two roles the wider reach, and nobody without a role any', () => {
    expect(reachOf('staff.read-dni', ['doctor', 'clinicadmin'])).toBe('clinic')
    expect(reachOf('patient.list', ['admin', 'doctor'])).toBe('any')
    expect(reachOf('clinic.read', [])).toBeNull()
  })
})
