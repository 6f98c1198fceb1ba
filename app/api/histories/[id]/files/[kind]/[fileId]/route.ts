import { z } from 'zod'
import { id } from '#contract/common'
import { deleteHistoryFile } from '@/lib/api/histories'
import { defineRoute } from '@/lib/bff/define-route'

export const DELETE = defineRoute({
  action: 'history.remove',
  params: z.object({ id, kind: z.enum(['analytic', 'image']), fileId: id }),
  async handle({ auth, params }) {
    await deleteHistoryFile(auth, params.id, params.kind, params.fileId)
    return { message: 'File deleted' }
  },
})
