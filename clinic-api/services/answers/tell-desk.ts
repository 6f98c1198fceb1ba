import { and, desc, eq } from 'drizzle-orm'
import { threads } from '../../db/schema/threads.ts'
import type { Deps } from '../../deps.ts'
import { ApiError } from '../../errors.ts'
import type { Visitor } from '../../policy/caller.ts'
import { sendMessage } from '../threads/send-message.ts'
import { startThread } from '../threads/start-thread.ts'
import { patientOfLink } from '../visit-links/patient-of-link.ts'

interface ForDesk {
  /** Two with one key are one message. */
  key: string
  text: string
  clinicId: string
  patientId: string
}

const longest = 4000

/** Puts what a program must not decide into the patient's thread, as their own message. */
export async function tellDesk(
  deps: Deps,
  visitor: Pick<Visitor, 'address'>,
  { key, text, clinicId, patientId }: ForDesk,
): Promise<void> {
  const said = text.trim().slice(0, longest)
  if (said === '') return
  const caller = {
    ...(await patientOfLink(deps, patientId, visitor)),
    once: { key: `text:${key}`, hash: key },
  }
  const about = [
    eq(threads.clinicId, clinicId),
    eq(threads.patientId, patientId),
    eq(threads.subject, 'visit'),
  ]
  const [open] = await deps.db.orm
    .select({ id: threads.id })
    .from(threads)
    .where(and(...about, eq(threads.state, 'open')))
    .orderBy(desc(threads.lastAt))
    .limit(1)
  try {
    if (open) await sendMessage(deps, caller, open.id, { text: said })
    else await startThread(deps, caller, { clinicId, subject: 'visit', text: said })
  } catch (error) {
    // Somebody who has left the clinic cannot write to it.
    if (!(error instanceof ApiError) || error.status === 429) throw error
  }
}
