import { registerStaffInput } from '#contract/staff'
import { registerDoctor } from '@/lib/api/staff'
import { defineRoute } from '@/lib/bff/define-route'
import { reply } from '@/lib/bff/respond'

export const POST = defineRoute({
  action: 'staff.register',
  body: registerStaffInput,
  handle: async ({ auth, body }) => reply({ id: await registerDoctor(auth, body) }, 201),
})
