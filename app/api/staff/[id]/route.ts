import { forceQuery, updateStaffInput } from '#contract/staff'
import { startTwoFactorInput } from '#contract/users'
import { deleteDoctor, updateDoctor } from '@/lib/api/staff'
import { serve } from '@/lib/bff/serve'
import { staffEndpoints } from '@/lib/endpoints/staff'

export const PUT = serve(staffEndpoints.update, {
  body: updateStaffInput,
  handle: ({ auth, params, body }) => updateDoctor(auth, params.id, body),
})

export const DELETE = serve(staffEndpoints.delete, {
  query: forceQuery,
  body: startTwoFactorInput,
  async handle({ auth, params, query, body }) {
    await deleteDoctor(auth, params.id, { ...body, force: query.force === 'true' })
    return { id: params.id }
  },
})
