import { isAnswerable, type OrderedChannel, type TextChannel } from '#contract/channels'
import { mobileNumber } from '#contract/mobile-number'
import { languageOf, type Notification } from '../../write/notification.ts'
import { queueCall } from '../../write/queue-calls.ts'
import { queueMail } from '../../write/queue-mail.ts'
import type { Step } from '../../write/write.ts'
import { queueText } from './queue-text.ts'
import { isText, isVerified, type Reach, readReach, senderOf, waysOf } from './reach.ts'

type Reminder = Extract<Notification, { kind: 'visit-reminder' }>

export interface ReminderToSend {
  to: string
  patientId: string
  content: Reminder
  /** Whether a clinic without other channels sends a mail: not for a person without an address whom others act for. */
  isMailed: boolean
  /** One for each reminder, whatever the channel. */
  key: string
}

/** Queues these reminders, each by the first channel that reaches its patient. */
export async function sendReminders(step: Step, reminders: readonly ReminderToSend[]): Promise<void> {
  const reaches = await readReach(
    step.tx,
    reminders.map(({ content }) => content.meeting.appointmentId),
  )
  const clinicOf = ({ content }: ReminderToSend) => reaches.get(content.meeting.appointmentId)?.clinicId ?? ''
  // In one order, so that two processes wait for each other's clinics and never in a ring.
  for (const reminder of reminders.toSorted((a, b) => (clinicOf(a) < clinicOf(b) ? -1 : 1))) {
    const reach = reaches.get(reminder.content.meeting.appointmentId)
    if (reach) await sendByNextWay(step, reach, reminder, [])
    else if (reminder.isMailed) await mail(step, reminder)
  }
}

/** After one channel failed for good: the next, or the desk's call when none is left; null for a clinic without channels. */
export async function passOn(
  step: Step,
  { content, key }: Pick<ReminderToSend, 'content' | 'key'>,
  tried: readonly OrderedChannel[],
): Promise<OrderedChannel | 'call' | null> {
  const reach = (await readReach(step.tx, [content.meeting.appointmentId])).get(content.meeting.appointmentId)
  if (!reach) return null
  const reminder = { to: reach.email, patientId: reach.patientId, content, key, isMailed: true }
  return (await sendByNextWay(step, reach, reminder, tried)) ?? 'call'
}

async function sendByNextWay(
  step: Step,
  reach: Reach,
  reminder: ReminderToSend,
  tried: readonly OrderedChannel[],
): Promise<OrderedChannel | null> {
  for (const way of waysOf(reach)) {
    if (tried.includes(way)) continue
    if (!isText(way)) {
      await mail(step, reminder)
      return way
    }
    if (!isVerified(reach)) await askForNumber(step, reach, way)
    else if (await queueReminder(step, reach, { ...reminder, channel: way, tried })) return way
  }
  const { content, key, isMailed } = reminder
  // Whoever acts for the patient has a mail of their own.
  if (isMailed) await queueCall({ ...step, undoId: null, why: 'no-channel' }, { content, dedupeKey: key })
  return null
}

const mail = (step: Step, { to, patientId, content, key }: ReminderToSend) =>
  queueMail(step, { to, patientId, content, dedupeKey: key })

interface TextReminder extends ReminderToSend {
  channel: TextChannel
  tried: readonly OrderedChannel[]
}

function queueReminder(
  step: Step,
  reach: Reach,
  { channel, content, key, tried }: TextReminder,
): Promise<boolean> {
  const { kind, language, meeting } = content
  return queueText(step, {
    ...toPatient(reach, channel),
    appointmentId: meeting.appointmentId,
    content: { kind, language, meeting, key },
    dedupeKey: `${key}:${channel}`,
    tried,
  })
}

/** A number that nobody verified gets one message that asks, and nothing else. */
export async function askForNumber(step: Step, reach: Reach, channel: TextChannel): Promise<void> {
  const whose = toPatient(reach, channel)
  if (!isAnswerable(whose.from)) return
  const content = {
    kind: 'number-question' as const,
    language: languageOf(reach.language),
    clinicName: reach.clinicName,
  }
  await queueText(step, { ...whose, content, dedupeKey: `number:${reach.patientId}:${whose.to}` })
}

export function toPatient(reach: Reach, channel: TextChannel) {
  const { clinicId, timeZone, patientId, phone } = reach
  return {
    channel,
    clinicId,
    timeZone,
    patientId,
    to: mobileNumber(phone) ?? '',
    from: senderOf(reach, channel) ?? '',
  }
}
