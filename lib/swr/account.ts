import useSWR from 'swr'
import type { NotificationChoices } from '#contract/reminders'
import { RequestError, readerOf } from '@/lib/browser/request'
import type { Refusal } from '@/lib/domain/sign-in-errors'
import { accountEndpoints } from '@/lib/endpoints/account'
import { addressOf } from '@/lib/endpoints/endpoint'
import { useSend } from '@/lib/swr/use-write'
import { useUserKey } from '@/lib/swr/user-cache'

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

/** What the viewer wants to be told, read when it is to be changed. */
export function useNotificationChoices() {
  const key = useUserKey()(addressOf(accountEndpoints.readNotifications))
  const { data, error, mutate } = useSWR(key, readerOf(accountEndpoints.readNotifications))
  const { trigger } = useSaveNotifications()
  const save = async (choices: NotificationChoices) => mutate(await trigger(choices), { revalidate: false })
  return { choices: data, failed: error !== undefined && !data, save }
}

/** What a failed call said, for the rules that choose the sentence. */
export function refusalOf(error: unknown): Refusal {
  return error instanceof RequestError ? { ...error.envelope, status: error.status } : { status: 500 }
}
