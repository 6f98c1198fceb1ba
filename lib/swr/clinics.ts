import { clinicEndpoints } from '@/lib/endpoints/clinics'
import { useSend } from '@/lib/swr/use-write'

/** Creates a clinic; it becomes active when it is paid for. */
export function useCreateClinic() {
  return useSend(clinicEndpoints.create, {})
}

export function useUpdateClinic(clinicId: string) {
  return useSend(clinicEndpoints.update, { params: { id: clinicId } })
}

export function useSaveReminders(clinicId: string) {
  return useSend(clinicEndpoints.reminders, { params: { id: clinicId } })
}
