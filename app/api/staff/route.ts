import { doctorListQuery } from '#contract/staff'
import { apiError } from '@/lib/api/error'
import { listDoctors } from '@/lib/api/staff'
import { serve } from '@/lib/bff/serve'
import { staffEndpoints } from '@/lib/endpoints/staff'

export const GET = serve(staffEndpoints.ofClinic, {
  query: doctorListQuery,
  handle: ({ viewer, auth, query }) => {
    if (!viewer.clinicId) throw apiError('not_found', 'Clinic not found')
    const { nextFree, ...wanted } = query
    return listDoctors(auth, { ...wanted, clinicId: viewer.clinicId, nextFree: nextFree === 'true' })
  },
})
