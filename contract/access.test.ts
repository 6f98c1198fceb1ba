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
  'appointment.complete': '- own - -',
  'appointment.no-show': '- own - -',
  'appointment.undo': '- own - -',
  'appointment.note': '- own - -',
  'appointment.receive': '- own clinic -',
  'appointment.desk-note': '- own clinic -',
  'appointment.cancel': 'own own clinic -',
  'appointment.reschedule': 'own own clinic -',
  'appointment.confirm': 'own - - -',
  'appointment.messages': 'own own clinic -',
  'appointment.alert': 'own - - -',
  'patient.list': '- clinic clinic any',
  'patient.read': 'own clinic clinic -',
  'patient.update': 'own - - -',
  'patient.register': '- clinic clinic any',
  'patient.access-log': 'own - - -',
  'patient.fastq-upload': 'own clinic clinic -',
  'patient.fastq-request': '- clinic - -',
  'patient.notify-genetic': '- clinic clinic -',
  'history.read': 'own clinic clinic -',
  'history.add': 'own clinic clinic -',
  'history.edit': '- clinic clinic -',
  'history.remove': 'own clinic clinic -',
  'user.read': 'own own own own',
  'user.read-staff': 'any any any any',
  'user.security': 'own own own own',
  'user.notifications': 'own own own own',
  'user.reset-2fa': '- - - any',
  'search.read': 'own clinic clinic any',
  'feed.read': 'own own - -',
  'feed.create': 'own own - -',
  'feed.revoke': 'own own - -',
  'weather.read': 'any any any any',
  'live.read': 'any any any any',
}

describe('actions', () => {
  it.each(Object.keys(actions) as Action[])('%s reaches as far as written down', (action) => {
    expect(roles.map((role) => reachOf(action, [role]) ?? '-').join(' ')).toBe(matrix[action])
  })

  it('give somebody with two roles the wider reach, and nobody without a role any', () => {
    expect(reachOf('staff.read-dni', ['doctor', 'clinicadmin'])).toBe('clinic')
    expect(reachOf('patient.list', ['admin', 'doctor'])).toBe('any')
    expect(reachOf('clinic.read', [])).toBeNull()
  })
})
