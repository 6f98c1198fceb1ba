import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState, useTransition } from 'react'
import { appointmentStatuses } from '#contract/choices'
import { sentences } from '#contract/sentences'
import { useAct } from '@/components/shared/act/use-act'
import { toast } from '@/components/ui/toast'
import type { RequestError } from '@/lib/browser/request'
import type { Sentence } from '@/lib/domain/sentence'
import { brokenRuleOf } from '@/lib/domain/span'
import { type AppointmentVerb, useAppointmentAction } from '@/lib/swr/appointments'
import { useUndo } from './use-undo'

/** How long the toast offers to take back what was done. */
const undoMs = 10_000

/** Acts on an appointment (`what` it is, in words), offers to undo, then loads the screen again, also after a refusal: what it shows is out of date. */
export function useVisitAction(id: string, what: string) {
  const t = useTranslations('visitActions')
  const router = useRouter()
  const action = useAppointmentAction(id)
  const { undo } = useUndo()
  const [reloading, startReload] = useTransition()
  const [running, setRunning] = useState<AppointmentVerb | null>(null)
  const { run, sentence, pending } = useAct(refused)
  /** A rule refused to cancel it: said once more by staff, that is overruled. */
  const [told, setTold] = useState(false)

  function refused({ status, code, envelope }: RequestError): Sentence {
    const broken = brokenRuleOf(envelope)
    if (broken) {
      setTold(true)
      return { key: 'visitActions.tooLate', values: broken.values }
    }
    if (status === 409) startReload(() => router.refresh())
    const present = appointmentStatuses.find((each) => each === envelope.status)
    if (code === 'status_conflict' && present) {
      return { key: 'visitActions.alreadyStatus', values: { status: t(`statuses.${present}`) } }
    }
    return code === 'conflict' ? { key: 'visitActions.alreadyStarted' } : sentences.failed
  }

  /** True when it is done. */
  const act = (verb: AppointmentVerb) =>
    run(async () => {
      setRunning(verb)
      const { undo: token } = await action.trigger({ verb, overrule: told })
      const offer = token
        ? { duration: undoMs, action: { label: t('undo'), onClick: () => undo(token) } }
        : {}
      toast.success(t(`done.${verb}`, { what }), offer)
      startReload(() => router.refresh())
    })

  const now = pending || reloading ? running : null
  return { act, sentence, told, running: now, cancelling: now === 'cancel' || now === 'cancel-rest' }
}
