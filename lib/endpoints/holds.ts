import type { holdSlotInput } from '#contract/holds'
import type { KeptSlot } from '@/lib/domain/slots'
import { endpoint, type Types } from './endpoint'

/** Times kept while they are being confirmed. */
export const holdEndpoints = {
  /** Null from a server that keeps none. */
  create: endpoint(
    'POST /api/holds',
    'hold.create',
    {} as Types<{ body: typeof holdSlotInput; answer: KeptSlot | null }>,
  ),
}
