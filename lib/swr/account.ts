import type { NotificationChoices } from '#contract/reminders'
import { RequestError, write } from '@/lib/browser/request'
import type { Refusal } from '@/lib/domain/sign-in-errors'
import { useRead } from '@/lib/swr/use-call'

/** The viewer's notification choices, read when they are about to be changed. */
export function useNotificationChoices() {
  const { data, error, mutate } = useRead('reminders.getChoices', {})
  const save = async (body: Partial<NotificationChoices>) =>
    mutate(await write('reminders.updateChoices', { body }), { revalidate: false })
  return { choices: data, failed: error !== undefined && !data, save }
}

/** The refusal of a failed call, for the rules that choose the sentence. */
export function refusalOf(error: unknown): Refusal {
  return error instanceof RequestError ? { ...error.envelope, status: error.status } : { status: 500 }
}
