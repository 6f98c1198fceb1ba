import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { type ConsentKind, versionOf } from '#contract/consent-choices'
import type { NotificationChoices } from '#contract/reminders'
import { consents } from '../../../db/schema/consents.ts'
import { patients } from '../../../db/schema/patients.ts'
import type { Step } from '../../../write/write.ts'

interface Word {
  kind: ConsentKind
  given: boolean
  version?: number
  /** The member of staff to whom it was said. */
  askedBy?: string | null
}

/** Keeps what a patient said, to the text of now where no other is named; answers the id of the row. */
export async function keepWord(
  { tx, now }: Step,
  patientId: string,
  { kind, given, version = versionOf(kind), askedBy = null }: Word,
): Promise<string> {
  const id = newId()
  await tx.insert(consents).values({ id, patientId, kind, version, given, askedBy, at: now })
  return id
}

/** The matters that are mails, and whether the choices let them go. */
const isMailed = {
  bookings: ({ ways }: NotificationChoices) => ways.visits.mail,
  reminders: ({ reminders }: NotificationChoices) => reminders !== 'none',
}

const mailKinds = ['bookings', 'reminders'] as const satisfies readonly ConsentKind[]

/** Mails that a patient switches on or off in their choices, by a link below one of them too, are a word of theirs. */
export async function keepMailWords(
  step: Step,
  userId: string,
  { before, after }: Record<'before' | 'after', NotificationChoices>,
): Promise<void> {
  const changed = mailKinds.filter((kind) => isMailed[kind](after) !== isMailed[kind](before))
  if (changed.length === 0) return
  const { id } = patients
  const [patient] = await step.tx.select({ id }).from(patients).where(eq(patients.userId, userId))
  if (!patient) return
  for (const kind of changed) await keepWord(step, patient.id, { kind, given: isMailed[kind](after) })
}
