import useSWRMutation from 'swr/mutation'
import type { z } from 'zod'
import type { changePasswordInput, confirmTwoFactorInput, disableTwoFactorInput } from '#contract/users'
import type { TwoFactorSetup } from '@/lib/domain/account'
import type { Refusal } from '@/lib/domain/sign-in-errors'
import { api } from '@/lib/routes'
import { RequestError, request } from '@/lib/swr/request'

function post<Answer, Body = void>() {
  return (url: string, { arg }: { arg: Body }) => request<Answer>(url, { method: 'POST', body: arg })
}

/** Ends every other session of the same person. */
export function useChangePassword() {
  return useSWRMutation(api.changePassword, post<{ message: string }, z.output<typeof changePasswordInput>>())
}

export function useStartTwoFactor() {
  return useSWRMutation(api.startTwoFactor, post<TwoFactorSetup>())
}

export function useConfirmTwoFactor() {
  return useSWRMutation(
    api.confirmTwoFactor,
    post<{ recoveryCodes: string[] }, z.output<typeof confirmTwoFactorInput>>(),
  )
}

export function useDisableTwoFactor() {
  return useSWRMutation(
    api.disableTwoFactor,
    post<{ message: string }, z.output<typeof disableTwoFactorInput>>(),
  )
}

/** What a failed call said, for the rules that choose the sentence. */
export function refusalOf(error: unknown): Refusal {
  return error instanceof RequestError ? { ...error.envelope, status: error.status } : { status: 500 }
}
