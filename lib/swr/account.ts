import type { z } from 'zod'
import type { changePasswordInput, confirmTwoFactorInput, disableTwoFactorInput } from '#contract/users'
import { RequestError, request } from '@/lib/browser/request'
import type { TwoFactorSetup } from '@/lib/domain/account'
import type { Refusal } from '@/lib/domain/sign-in-errors'
import { api } from '@/lib/routes'
import { useWrite } from '@/lib/swr/use-write'

function post<Answer, Body = void>() {
  return (url: string, body: Body) => request<Answer>(url, { method: 'POST', body })
}

/** Ends every other session of the same person. */
export function useChangePassword() {
  return useWrite(api.changePassword, post<{ message: string }, z.output<typeof changePasswordInput>>())
}

export function useStartTwoFactor() {
  return useWrite(api.startTwoFactor, post<TwoFactorSetup>())
}

export function useConfirmTwoFactor() {
  return useWrite(
    api.confirmTwoFactor,
    post<{ recoveryCodes: string[] }, z.output<typeof confirmTwoFactorInput>>(),
  )
}

export function useDisableTwoFactor() {
  return useWrite(api.disableTwoFactor, post<{ message: string }, z.output<typeof disableTwoFactorInput>>())
}

/** What a failed call said, for the rules that choose the sentence. */
export function refusalOf(error: unknown): Refusal {
  return error instanceof RequestError ? { ...error.envelope, status: error.status } : { status: 500 }
}
