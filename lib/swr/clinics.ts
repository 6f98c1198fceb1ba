import useSWR from 'swr'
import { readerOf } from '@/lib/browser/request'
import type { ListedClinic } from '@/lib/domain/clinic'
import { clinicEndpoints } from '@/lib/endpoints/clinics'
import { addressOf } from '@/lib/endpoints/endpoint'
import { useSend } from '@/lib/swr/use-write'
import { useUserKey } from '@/lib/swr/user-cache'

/** All clinics, to choose from; none while they are not read. */
export function useListedClinics(): ListedClinic[] {
  const key = useUserKey()(addressOf(clinicEndpoints.list))
  const { data = [] } = useSWR(key, readerOf(clinicEndpoints.list))
  return data
}

/** Creates a clinic; it becomes active when it is paid for. */
export function useCreateClinic() {
  return useSend(clinicEndpoints.create, {})
}
