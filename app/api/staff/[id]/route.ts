import { forceQuery, updateStaffInput } from '#contract/staff'
import { deleteDoctor, updateSpecialty } from '@/lib/api/staff'
import { serve } from '@/lib/bff/serve'
import { staffEndpoints } from '@/lib/endpoints/staff'

export const PUT = serve(staffEndpoints.update, {
  body: updateStaffInput,
  handle: ({ auth, params, body }) => updateSpecialty(auth, params.id, body.specialty),
})

export const DELETE = serve(staffEndpoints.delete, {
  query: forceQuery,
  async handle({ auth, params, query }) {
    await deleteDoctor(auth, params.id, query.force === 'true')
    return { id: params.id }
  },
})
