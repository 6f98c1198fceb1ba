import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { sentences } from '#contract/sentences'
import type { MovedVisit } from '@/components/appointments/move-visit'
import { useSayMoved } from '@/components/shared/visit-ways/use-say-moved'
import { useSentence } from '@/components/ui/use-sentence'
import { RequestError } from '@/lib/browser/request'
import { formatSlot } from '@/lib/format/dates'
import { useMoveAppointment } from '@/lib/swr/booking'

/** Moves a visit at once, says where it is now and offers to take it back, of which nobody is told then. */
export function useMove(
  { id, start: before, timeZone }: MovedVisit,
  { onMoved, onTaken }: { onMoved: () => void; onTaken: () => void },
) {
  const t = useTranslations('appointments')
  const locale = useLocale()
  const say = useSentence()
  const sayMoved = useSayMoved()
  const router = useRouter()
  const { trigger, isMutating } = useMoveAppointment(id)
  const [fault, setFault] = useState<string | null>(null)
  const inWords = (start: string) => formatSlot(start, timeZone, locale, 'full')

  async function move(start: string) {
    setFault(null)
    try {
      const { undo } = await trigger({ start, timeZone, idempotencyKey: '' })
      onMoved()
      router.refresh()
      const title = t('movedTo', { when: inWords(start) })
      const undone = t('movedBack', { when: inWords(before) })
      await sayMoved({ title, label: t('undo'), undone, tooLate: t('undoTooLate') }, undo)
    } catch (error) {
      const code = error instanceof RequestError ? error.code : null
      setFault(code === 'slot_taken' ? t('moveTaken') : say(sentences.failed))
      if (code === 'slot_taken') onTaken()
      else if (error instanceof RequestError && error.status === 409) router.refresh()
    }
  }

  return { move, pending: isMutating, fault }
}
