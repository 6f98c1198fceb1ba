import { z } from 'zod'
import { id } from '#contract/common'
import { uploadHistoryFile } from '@/lib/api/histories'
import { defineRoute } from '@/lib/bff/define-route'
import { multipartOf } from '@/lib/bff/multipart'
import { reply } from '@/lib/bff/respond'

export const POST = defineRoute({
  action: 'history.add',
  params: z.object({ id, kind: z.enum(['analytic', 'image']) }),
  renewFirst: true,
  async handle({ auth, params, request }) {
    await uploadHistoryFile(auth, params.id, params.kind, multipartOf(request))
    return reply({ message: 'File stored' }, 201)
  },
})
