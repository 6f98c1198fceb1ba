import { leavingEndpoints } from '@/lib/endpoints/leaving'
import { useSend } from '@/lib/swr/use-write'

/** Erases a patient for good; answers the certificate. */
export function useErasePatient(id: string) {
  return useSend(leavingEndpoints.erase, { params: { id } })
}

/** Closes the account of the viewer. */
export function useCloseAccount() {
  return useSend(leavingEndpoints.closeAccount, {})
}
