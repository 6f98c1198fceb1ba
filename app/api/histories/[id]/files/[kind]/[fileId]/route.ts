import { deleteHistoryFile } from '@/lib/api/histories'
import { serve } from '@/lib/bff/serve'
import { historyEndpoints } from '@/lib/endpoints/histories'

export const DELETE = serve(historyEndpoints.deleteFile, {
  async handle({ auth, params }) {
    await deleteHistoryFile(auth, params.id, params.kind, params.fileId)
    return { message: 'File deleted' }
  },
})
