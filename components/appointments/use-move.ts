import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { sentences } from '#contract/sentences'
import type { MovedVisit } from '@/components/appointments/move-visit'
import { useAct } from '@/components/shared/act/use-act'
import { useSayMoved } from '@/components/visits/use-say-moved'
import { brokenRuleOf } from '@/lib/domain/span'
import { formatSlot } from '@/lib/format/dates'
import { useMoveAppointment } from '@/lib/swr/booking'

/** Moves a visit at once, says where it is now and offers to take it back, of which nobody is told then. */
export function useMove(
  { id, start: before, timeZone }: MovedVisit,
  { onMoved, onTaken }: { onMoved: () => void; onTaken: () => void },
) {
  const t = useTranslations('visitActions')
  const locale = useLocale()
  const sayMoved = useSayMoved()
  const router = useRouter()
  const { trigger } = useMoveAppointment(id)
  /** A rule refused to move it: said once more by staff, that is overruled. */
  const [told, setTold] = useState(false)
  const { run, pending, sentence } = useAct(({ code, status, envelope }) => {
    const broken = brokenRuleOf(envelope)
    if (broken) {
      setTold(true)
      return broken.rule === 'too-late'
        ? { key: 'visitActions.moveTooLate', values: broken.values }
        : { key: 'visitActions.moveAgainstRules' }
    }
    if (code === 'slot_taken') {
      onTaken()
      return { key: 'visitActions.moveTaken' }
    }
    if (status === 409) router.refresh()
    return sentences.failed
  })
  const inWords = (start: string) => formatSlot(start, timeZone, locale, 'full')

  async function move(start: string) {
    const { undo } = await trigger({ start, timeZone, idempotencyKey: '', ...(told && { overrule: true }) })
    onMoved()
    router.refresh()
    const title = t('movedTo', { when: inWords(start) })
    const undone = t('movedBack', { when: inWords(before) })
    await sayMoved({ title, label: t('undo'), undone, tooLate: t('undoTooLate') }, undo)
  }

  return { move: (start: string) => run(() => move(start)), pending, sentence }
}
