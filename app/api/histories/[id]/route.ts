import { z } from 'zod'
import { id } from '#contract/common'
import { requireHistory } from '@/lib/api/histories'
import { defineRoute } from '@/lib/bff/define-route'

export const GET = defineRoute({
  action: 'history.read',
  params: z.object({ id }),
  handle: ({ auth, params }) => requireHistory(auth, params.id),
})
