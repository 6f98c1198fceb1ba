import 'server-only'
import { historyCalls } from '#contract/calls/histories'
import { allergiesAnswer } from '#contract/histories'
import type { ThreadEntryKind } from '#contract/thread-choices'
import { type ApiAuth, callApi } from '@/lib/api/client'
import { apiError } from '@/lib/api/error'
import { sendCall } from '@/lib/api/send-call'
import type { History } from '@/lib/domain/history'
import { historyFrom } from '@/lib/domain/history-wire'

const seg = encodeURIComponent

/** By the id of the history or of its patient. Throws `ApiError` 404 for one the caller may not see. */
export async function requireHistory(auth: ApiAuth, id: string): Promise<History> {
  return historyFrom(await sendCall(auth, historyCalls.get, { params: { id } }))
}

type EntryOfThread = { entryKind: ThreadEntryKind; entryId: string }

/** The name of an entry in a patient's history. Throws `ApiError` 404 when it is gone. */
export async function requireEntry(
  auth: ApiAuth,
  patientId: string,
  { entryKind, entryId }: EntryOfThread,
): Promise<EntryOfThread & { name: string }> {
  const { conditions, treatments, images, analytics } = await requireHistory(auth, patientId)
  const lists = { condition: conditions, treatment: treatments, image: images, analytic: analytics }
  const found = lists[entryKind].find(({ id }) => id === entryId)
  if (!found) throw apiError('not_found', 'Not found')
  return { entryKind, entryId, name: found.name }
}

/** Deletes an allergy by its text, which its path holds. */
export function deleteAllergy(auth: ApiAuth, id: string, allergy: string) {
  const path = `/histories/${seg(id)}/allergy/${textSegment(allergy)}`
  return callApi(auth, { method: 'DELETE', path, answer: allergiesAnswer })
}

// '.' and '..' would be taken for a step in the path; with a blank, which the server trims, they are text.
function textSegment(text: string): string {
  return /^\.{1,2}$/.test(text) ? `${text}%20` : seg(text)
}
