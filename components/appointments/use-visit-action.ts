import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState, useTransition } from 'react'
import useSWRMutation from 'swr/mutation'
import { appointmentStatuses } from '#contract/choices'
import { sentences } from '#contract/sentences'
import { useAct } from '@/components/shared/act/use-act'
import { toast } from '@/components/ui/toast'
import { type RequestError, write } from '@/lib/browser/request'
import type { Sentence } from '@/lib/domain/sentence'
import { brokenRuleOf } from '@/lib/domain/span'
import { callAddress } from '@/lib/endpoints/browser-call'
import { type UserKey, useUserKey } from '@/lib/swr/user-cache'
import { useUndo } from './use-undo'

/** How long the toast offers to take back what was done. */
const undoMs = 10_000

type AppointmentVerb = 'cancel' | 'cancel-rest' | 'complete' | 'no-show'

interface Step {
  verb: AppointmentVerb
  /** Staff cancel although it is too late for that. */
  overrule: boolean
}

/** Closes an appointment one way or another; the screen reloads itself afterwards. */
function useAppointmentAction(id: string) {
  const params = { id }
  return useSWRMutation(
    useUserKey()(callAddress('appointments.get', { params })),
    (_key: UserKey, { arg: { verb, overrule } }: { arg: Step }) => {
      if (verb === 'complete') return write('appointments.complete', { params })
      if (verb === 'no-show') return write('appointments.noShow', { params })
      const query = { scope: verb === 'cancel-rest' ? ('following' as const) : ('one' as const) }
      return write('appointments.cancel', { params, query, body: overrule ? { overrule } : {} })
    },
  )
}

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
