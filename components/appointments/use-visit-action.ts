import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState, useTransition } from 'react'
import { appointmentStatuses } from '#contract/choices'
import { sentences } from '#contract/sentences'
import type { StepAhead } from '@/components/appointments/visit-step'
import { useAct } from '@/components/shared/act/use-act'
import { useToastAct } from '@/components/shared/act/use-toast-act'
import { toast } from '@/components/ui/toast'
import { type RequestError, write } from '@/lib/browser/request'
import { mayWorkLater, takeBack } from '@/lib/browser/take-back'
import type { Appointment } from '@/lib/domain/appointment'
import type { Sentence } from '@/lib/domain/sentence'
import { brokenRuleOf } from '@/lib/domain/span'

/** The calls that need nothing but the appointment. */
const plainCalls = {
  arrive: 'appointments.arrive',
  start: 'appointments.start',
  complete: 'appointments.complete',
  'no-show': 'appointments.noShow',
} as const

type AppointmentVerb = keyof typeof plainCalls | 'cancel' | 'cancel-rest'

/** Takes the step; `overrule`: staff cancel although it is too late for that. */
function take(id: string, verb: AppointmentVerb, overrule: boolean) {
  const params = { id }
  if (verb !== 'cancel' && verb !== 'cancel-rest') return write(plainCalls[verb], { params })
  const query = { scope: verb === 'cancel-rest' ? ('following' as const) : ('one' as const) }
  return write('appointments.cancel', { params, query, body: overrule ? { overrule } : {} })
}

/** Acts on an appointment (`what` it is, in words), offers to undo, then loads the screen again, also after a refusal: what it shows is out of date. */
export function useVisitAction(
  { id, status }: Pick<Appointment, 'id' | 'status'>,
  what: string,
  step: StepAhead | null = null,
) {
  const t = useTranslations('visitActions')
  const router = useRouter()
  const [reloading, startReload] = useTransition()
  const reload = () => startReload(() => router.refresh())
  const [running, setRunning] = useState<AppointmentVerb | null>(null)
  const { run, sentence, pending } = useAct(refused)
  /** A rule refused to cancel it: said once more by staff, that is overruled. */
  const [told, setTold] = useState(false)

  const undoing = useToastAct(({ status }) => {
    if (status !== 409) return sentences.failed
    reload()
    return { key: 'visitActions.undoTooLate' }
  })

  /** Opens again what was closed; answers whether that may be tried `again`. */
  async function undo(token: string) {
    let answer = 'done'
    await undoing.run(async () => {
      await takeBack(token).catch((refusal) => {
        if (mayWorkLater(refusal)) answer = 'again'
        throw refusal
      })
      toast.success(t('undone', { what }))
      reload()
    })
    return answer
  }

  const state = `${status} ${step?.verb}`
  const shown = useRef(state)
  // The pressed button goes with the state that it changed, and a keyboard would begin at the page's top.
  useEffect(() => {
    if (shown.current !== state && document.activeElement === document.body)
      document.querySelector('main')?.focus({ preventScroll: true })
    shown.current = state
  }, [state])

  function refused({ status, code, envelope }: RequestError): Sentence {
    const broken = brokenRuleOf(envelope)
    if (broken) {
      setTold(true)
      return { key: 'visitActions.tooLate', values: broken.values }
    }
    if (status === 409) reload()
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
      const answer = await take(id, verb, told)
      const token = 'undo' in answer && answer.undo
      const offer = token
        ? { action: { label: t('undo'), onClick: () => undo(token), undoes: 'tray' as const } }
        : {}
      toast.success(t(`done.${verb}`, { what }), offer)
      reload()
    })

  const now = pending || reloading ? running : null
  return {
    act,
    undo,
    undoing: undoing.pending || reloading,
    sentence,
    told,
    running: now,
    cancelling: now === 'cancel' || now === 'cancel-rest',
  }
}
