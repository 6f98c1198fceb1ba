import { leavingEndpoints } from '@/lib/endpoints/leaving'
import { useSend } from '@/lib/swr/use-write'

/** Closes the account of the viewer. */
export function useCloseAccount() {
  return useSend(leavingEndpoints.closeAccount, {})
}
