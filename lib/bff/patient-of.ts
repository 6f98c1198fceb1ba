import 'server-only'
import { apiError } from '@/lib/api/error'
import type { Viewer } from '@/lib/domain/session'

/** For whom a visit is booked: whom the staff name, or the viewer. Throws `ApiError` 403 when that is nobody. */
export function patientOf({ patientId }: Viewer, named: string | undefined): string {
  const chosen = named ?? patientId
  if (!chosen) throw apiError('forbidden', 'Not allowed')
  return chosen
}
