import type { updateVisitKindInput } from '#contract/visit-kinds'
import type { VisitKind } from '@/lib/domain/visit-kind'
import { endpoint, type Types } from './endpoint'

/** The kinds of visit of the caller's own clinic. */
export const visitKindEndpoints = {
  list: endpoint('GET /api/visit-kinds', 'appointment.list-range', {} as Types<{ answer: VisitKind[] }>),
  create: endpoint(
    'POST /api/visit-kinds',
    'visit-kind.write',
    {} as Types<{ body: typeof updateVisitKindInput; answer: VisitKind }>,
  ),
  update: endpoint(
    'PUT /api/visit-kinds/:id',
    'visit-kind.write',
    {} as Types<{ body: typeof updateVisitKindInput; answer: VisitKind }>,
  ),
  delete: endpoint(
    'DELETE /api/visit-kinds/:id',
    'visit-kind.write',
    {} as Types<{ answer: { id: string } }>,
  ),
}
