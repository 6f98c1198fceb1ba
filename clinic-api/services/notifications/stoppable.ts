import { alwaysMailed, topicOf } from '#contract/notifications'
import type { StoppableMail } from '#contract/stop-links'
import type { Notification } from '../../write/notification.ts'

/**
 * The kind as which its receiver can do without a mail. Null for those that always go: links that somebody asked for,
 * invitations, results to ask for, plans, and what keeps an account safe.
 */
const stoppable: Record<Exclude<Notification['kind'], 'notice'>, StoppableMail | null> = {
  'appointment-booked': 'visits',
  'booking-held': null,
  'appointment-cancelled': 'visits',
  'appointment-rescheduled': 'visits',
  'doctor-rescheduled': 'visits',
  'doctor-deleted': 'visits',
  'visit-reminder': 'reminders',
  'slot-offered': 'offers',
  'clinic-message': 'messages',
  'patient-message': 'messages',
  'daily-summary': 'summary',
  'genetic-study': null,
  'patient-linked': null,
  'patient-invited': null,
  'doctor-invited': null,
  'member-invited': null,
  'patient-signed-up': null,
  'patient-joining': null,
  'password-reset': null,
  'contact-request': null,
  'guardian-invited': null,
  'guardian-ending': null,
  'details-changed': null,
  'email-change': null,
  'email-changing': null,
  'password-changed': null,
  'factor-changed': null,
  'passkey-changed': null,
  'new-device': null,
  'already-registered': null,
  'plan-ending': null,
  'plan-ended': null,
  'plan-kept': null,
  'audit-anchors': null,
}

export function stoppableAs(mail: Notification): StoppableMail | null {
  if (mail.kind !== 'notice') return stoppable[mail.kind]
  const topic = topicOf[mail.about.kind]
  return topic === alwaysMailed ? null : topic
}
