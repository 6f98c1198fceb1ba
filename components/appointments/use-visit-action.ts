import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState, useTransition } from 'react'
import { appointmentStatuses } from '#contract/choices'
import { sentences } from '#contract/sentences'
import { toast } from '@/components/ui/toast'
import { useSentence } from '@/components/ui/use-sentence'
import { RequestError } from '@/lib/browser/request'
import { type AppointmentVerb, useAppointmentAction } from '@/lib/swr/appointments'
import { useUndo } from './use-undo'

/** How long the toast offers to take back what was done. */
const undoMs = 10_000

/** Acts on an appointment (`what` it is, in words), offers to undo, then loads the screen again, also after a refusal: what it shows is out of date. */
export function useVisitAction(id: string, what: string) {
  const t = useTranslations('appointments')
  const router = useRouter()
  const sentence = useSentence()
  const action = useAppointmentAction(id)
  const { undo } = useUndo()
  const [reloading, startReload] = useTransition()
  const [running, setRunning] = useState<AppointmentVerb | null>(null)
  const [error, setError] = useState<string | null>(null)

  function say(refusal: unknown): string {
    if (!(refusal instanceof RequestError)) return sentence(sentences.failed)
    const status = appointmentStatuses.find((each) => each === refusal.envelope.status)
    if (refusal.code === 'status_conflict' && status) {
      return t('alreadyStatus', { status: t(`statuses.${status}`) })
    }
    return refusal.code === 'conflict' ? t('alreadyStarted') : sentence(sentences.failed)
  }

  /** True when it is done. */
  async function act(verb: AppointmentVerb): Promise<boolean> {
    setError(null)
    setRunning(verb)
    try {
      const { undo: token } = await action.trigger(verb)
      const offer = token
        ? { duration: undoMs, action: { label: t('undo'), onClick: () => undo(token) } }
        : {}
      toast.success(t(`done.${verb}`, { what }), offer)
      startReload(() => router.refresh())
      return true
    } catch (refusal) {
      setError(say(refusal))
      if (refusal instanceof RequestError && refusal.status === 409) startReload(() => router.refresh())
      return false
    }
  }

  const now = action.isMutating || reloading ? running : null
  return { act, error, running: now, cancelling: now === 'cancel' || now === 'cancel-rest' }
}
