import useSWRMutation from 'swr/mutation'
import type { z } from 'zod'
import type { createClinicInput, updateClinicInput } from '#contract/clinics'
import type { Clinic } from '@/lib/domain/clinic'
import { request } from '@/lib/swr/request'

/** Creates a clinic; it becomes active when it is paid for. */
export function useCreateClinic() {
  return useSWRMutation('/api/clinics', (url: string, { arg }: { arg: z.input<typeof createClinicInput> }) =>
    request<{ id: string }>(url, { method: 'POST', body: arg }),
  )
}

export function useUpdateClinic(clinicId: string) {
  return useSWRMutation(
    `/api/clinics/${encodeURIComponent(clinicId)}`,
    (url: string, { arg }: { arg: z.output<typeof updateClinicInput> }) =>
      request<Clinic>(url, { method: 'PUT', body: arg }),
  )
}
