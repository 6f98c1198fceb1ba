import type { z } from 'zod'
import type { createClinicInput, updateClinicInput } from '#contract/clinics'
import { request } from '@/lib/browser/request'
import type { Clinic } from '@/lib/domain/clinic'
import { api } from '@/lib/routes'
import { useWrite } from '@/lib/swr/use-write'

/** Creates a clinic; it becomes active when it is paid for. */
export function useCreateClinic() {
  return useWrite(api.clinics, (url, body: z.input<typeof createClinicInput>) =>
    request<{ id: string }>(url, { method: 'POST', body }),
  )
}

export function useUpdateClinic(clinicId: string) {
  return useWrite(api.clinic(clinicId), (url, body: z.output<typeof updateClinicInput>) =>
    request<Clinic>(url, { method: 'PUT', body }),
  )
}
