import { holdSlotInput } from '#contract/holds'
import { holdSlot } from '@/lib/api/holds'
import { serve } from '@/lib/bff/serve'
import { holdEndpoints } from '@/lib/endpoints/holds'

export const POST = serve(holdEndpoints.create, {
  body: holdSlotInput,
  handle: ({ auth, body }) => holdSlot(auth, body),
})
