'use client'

import { useTranslations } from 'next-intl'
import { dayAt } from '#contract/zone'
import { useToastAct } from '@/components/shared/act/use-toast-act'
import { toast } from '@/components/ui/toast'
import { useUndo } from '@/components/visits/use-undo'
import { writeRefusal } from '@/components/visits/write-refusal'
import { copiesOf } from '@/lib/domain/dragged'
import type { WeekShift } from '@/lib/domain/schedule'
import { useDropWrites } from './drop-writes'

interface Wanted {
  doctorId: string
  timeZone: string
  /** Existing shifts where the copies go. */
  there: readonly WeekShift[]
}

/** Copies shifts so many days on, as far as there is room, and says what was left out; taken back as a whole. */
export function useCopies({ doctorId, timeZone, there }: Wanted) {
  const t = useTranslations('drag')
  const writes = useDropWrites()
  const offer = useUndo()
  const { run, pending } = useToastAct(writeRefusal)

  async function copy(shifts: readonly WeekShift[], days: number, isMeant: (day: string) => boolean) {
    const meant = shifts.filter(({ start }) => isMeant(dayAt(Date.parse(start), timeZone)))
    if (meant.length === 0) return void toast.info(t('copyNone'))
    const { copies, left } = copiesOf(meant, { days, there, timeZone })
    const made: string[] = []
    await run(async () => {
      for (const each of copies) made.push((await writes.create(doctorId, each)).id)
    })
    if (made.length === 0) return void (left > 0 && toast.info(t('copyLeft', { count: left })))
    const what = t('copied', { count: made.length })
    const title = left > 0 ? `${what}. ${t('copyLeft', { count: left })}` : what
    const inverse = async () => {
      // Each deleted one leaves the list, so that another try does the rest.
      for (let id = made.at(-1); id; id = made.at(-1)) {
        await writes.remove(doctorId, id)
        made.pop()
      }
    }
    offer({ title, what, inverse, undoes: 'toast' })
  }

  return { copy, copying: pending }
}
