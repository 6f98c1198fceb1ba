import type { VisitKind } from '@/lib/domain/visit-kind'
import { endpoint, wire } from './endpoint'

export const visitKindEndpoints = {
  /** Kinds of the own clinic; a doctor's are those that their patients can come for. */
  list: endpoint('GET /api/visit-kinds', 'visit-kind.read', wire<{ answer: VisitKind[] }>()),
}
