import type { z } from 'zod'
import type { accessChange, breakGlassAnswer, breakGlassInput } from '#contract/record-access'
import type { RecordAccess } from '@/lib/domain/record-access'
import { endpoint, type Types } from './endpoint'

export const recordAccessEndpoints = {
  change: endpoint(
    'PUT /api/patients/:id/access',
    'access.change',
    {} as Types<{ body: typeof accessChange; answer: RecordAccess }>,
  ),
  breakGlass: endpoint(
    'POST /api/patients/:id/break-glass',
    'access.break-glass',
    {} as Types<{ body: typeof breakGlassInput; answer: z.infer<typeof breakGlassAnswer> }>,
  ),
}
