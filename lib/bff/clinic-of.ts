import 'server-only'
import { apiError } from '@/lib/api/error'
import type { Viewer } from '@/lib/domain/session'

/** The clinic of somebody who works for one. Throws `ApiError` 403 for anybody else. */
export function clinicOf({ clinicId }: Viewer): string {
  if (!clinicId) throw apiError('forbidden', 'Not allowed')
  return clinicId
}
