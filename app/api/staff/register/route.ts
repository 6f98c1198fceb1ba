import { registerStaffForm } from '#contract/staff'
import { registerDoctor } from '@/lib/api/staff'
import { serve } from '@/lib/bff/serve'
import { staffEndpoints } from '@/lib/endpoints/staff'

export const POST = serve(staffEndpoints.register, {
  body: registerStaffForm,
  status: 201,
  handle: async ({ auth, body }) => ({ id: await registerDoctor(auth, body) }),
})
