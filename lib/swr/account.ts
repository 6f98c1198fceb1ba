import { RequestError } from '@/lib/browser/request'
import type { Refusal } from '@/lib/domain/sign-in-errors'
import { accountEndpoints } from '@/lib/endpoints/account'
import { useSend } from '@/lib/swr/use-write'

/** Ends every other session of the same person. */
export function useChangePassword() {
  return useSend(accountEndpoints.changePassword, {})
}

export function useStartTwoFactor() {
  return useSend(accountEndpoints.startTwoFactor, {})
}

export function useConfirmTwoFactor() {
  return useSend(accountEndpoints.confirmTwoFactor, {})
}

export function useDisableTwoFactor() {
  return useSend(accountEndpoints.disableTwoFactor, {})
}

export function useSaveNotifications() {
  return useSend(accountEndpoints.notifications, {})
}

/** What a failed call said, for the rules that choose the sentence. */
export function refusalOf(error: unknown): Refusal {
  return error instanceof RequestError ? { ...error.envelope, status: error.status } : { status: 500 }
}
