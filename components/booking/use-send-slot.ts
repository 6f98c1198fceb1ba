import { useLocale, useTranslations } from 'next-intl'
import { toast } from '@/components/ui/toast'
import { useSayMoved } from '@/components/visits/use-say-moved'
import { formatSlot } from '@/lib/format/dates'
import { routes } from '@/lib/routes'
import {
  type BookingTarget,
  type SlotChoice,
  useBookSeries,
  useBookSlot,
  useMoveAppointment,
} from '@/lib/swr/booking'

interface SendSlotOptions {
  target: BookingTarget
  doctorName: string
  /** The appointment that is being moved; null books a new one. */
  move: string | null
  /** Staff come back to the visit, patients to their list. */
  byStaff: boolean
}

/** Staff are offered notifications in their settings alone. */
const noOffer = { offerPush: async () => undefined }

/** Books the slot, or moves the appointment to it, and says so. Answers the address to go to. */
export function useSendSlot({ target, doctorName, move, byStaff }: SendSlotOptions) {
  const t = useTranslations('booking')
  const locale = useLocale()
  const sayMoved = useSayMoved()
  const book = useBookSlot(target)
  const bookAll = useBookSeries(target)
  const moveTo = useMoveAppointment(move ?? '')

  return async (choice: SlotChoice): Promise<string> => {
    const when = formatSlot(choice.start, choice.timeZone, locale, 'full')
    const description = t('doneText', { when, doctor: doctorName })
    if (move) {
      const { undo } = await moveTo.trigger(choice)
      const texts = { label: t('undo'), undone: t('movedBack'), tooLate: t('undoTooLate') }
      // Staff are given a token; most who come here are patients.
      await sayMoved({ title: t('moved'), description, ...texts }, undo)
      return routes.appointment(move)
    }
    if (choice.starts) {
      const [first, ...others] = await bookAll.trigger(choice)
      toast.success(t('bookedSeries', { count: others.length + 1 }), { description })
      return byStaff && first ? routes.appointment(first.id) : routes.appointments
    }
    const offering = byStaff ? noOffer : import('./offer-push').catch(() => noOffer)
    const appointment = await book.trigger(choice)
    const { offerPush } = await offering
    const action = await offerPush(locale)
    toast.success(t('booked'), { description, ...(action && { action }) })
    return byStaff ? routes.appointment(appointment.id) : routes.appointments
  }
}
