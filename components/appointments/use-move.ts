import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { sentences } from '#contract/sentences'
import type { MovedVisit } from '@/components/appointments/move-visit'
import { toast } from '@/components/ui/toast'
import { useSentence } from '@/components/ui/use-sentence'
import { RequestError } from '@/lib/browser/request'
import { formatSlot } from '@/lib/format/dates'
import { useMoveAppointment } from '@/lib/swr/booking'

/** How long the toast offers to take back what was done. */
const undoMs = 10_000

/** Moves a visit at once, says where it is now and offers to move it back. */
export function useMove(
  { id, start: before, timeZone }: MovedVisit,
  { onMoved, onTaken }: { onMoved: () => void; onTaken: () => void },
) {
  const t = useTranslations('appointments')
  const locale = useLocale()
  const say = useSentence()
  const router = useRouter()
  const { trigger, isMutating } = useMoveAppointment(id)
  const [fault, setFault] = useState<string | null>(null)
  const inWords = (start: string) => formatSlot(start, timeZone, locale, 'full')

  async function back() {
    try {
      await trigger({ start: before, timeZone, idempotencyKey: '' })
      toast.success(t('movedBack', { when: inWords(before) }))
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      toast.error(t('moveBackFailed'))
    }
    router.refresh()
  }

  async function move(start: string) {
    setFault(null)
    try {
      await trigger({ start, timeZone, idempotencyKey: '' })
      onMoved()
      const action = { label: t('undo'), onClick: () => void back() }
      toast.success(t('movedTo', { when: inWords(start) }), { duration: undoMs, action })
      router.refresh()
    } catch (error) {
      const code = error instanceof RequestError ? error.code : null
      setFault(code === 'slot_taken' ? t('moveTaken') : say(sentences.failed))
      if (code === 'slot_taken') onTaken()
      else if (error instanceof RequestError && error.status === 409) router.refresh()
    }
  }

  return { move, pending: isMutating, fault }
}
