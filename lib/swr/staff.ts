import useSWRMutation from 'swr/mutation'
import type { z } from 'zod'
import type { registerStaffInput } from '#contract/staff'
import { request } from '@/lib/swr/request'

/** Registers a doctor of the own clinic. */
export function useRegisterStaff() {
  return useSWRMutation(
    '/api/staff/register',
    (url: string, { arg }: { arg: z.output<typeof registerStaffInput> }) =>
      request<{ id: string }>(url, { method: 'POST', body: arg }),
  )
}
