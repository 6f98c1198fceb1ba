import 'server-only'
import { apiError } from '@/lib/api/error'
import type { Viewer } from '@/lib/domain/session'

/** The patient of a booking: the one whom staff name, or the viewer. Throws `ApiError` 403 when there is none. */
export function patientOf(viewer: Viewer | null, named: string | undefined): string {
  const chosen = named ?? viewer?.patientId
  if (!chosen) throw apiError('forbidden', 'Not allowed')
  return chosen
}
