import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState, useTransition } from 'react'
import { appointmentStatuses } from '#contract/choices'
import { sentences } from '#contract/sentences'
import { toast } from '@/components/ui/toast'
import { useSentence } from '@/components/ui/use-sentence'
import { RequestError } from '@/lib/browser/request'
import { type AppointmentVerb, useAppointmentAction } from '@/lib/swr/appointments'

/** Acts on an appointment, then loads the screen again, also after a refusal: what it shows is out of date. */
export function useVisitAction(id: string) {
  const t = useTranslations('appointments')
  const router = useRouter()
  const sentence = useSentence()
  const action = useAppointmentAction(id)
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
      await action.trigger(verb)
      toast.success(t(`done.${verb}`))
      startReload(() => router.refresh())
      return true
    } catch (refusal) {
      setError(say(refusal))
      if (refusal instanceof RequestError && refusal.status === 409) startReload(() => router.refresh())
      return false
    }
  }

  return { act, error, running: action.isMutating || reloading ? running : null }
}
