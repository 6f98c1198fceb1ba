'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { BookingSteps } from '@/components/booking/booking-steps'
import { DateCard } from '@/components/booking/date-card'
import { ConfirmSlot } from '@/components/booking/large-parts'
import { SlotsCard } from '@/components/booking/slots-card'
import { useBooking } from '@/components/booking/use-booking'
import { useSendSlot } from '@/components/booking/use-send-slot'
import { Alert } from '@/components/ui/alert'
import type { Appointment } from '@/lib/domain/appointment'
import type { Clinic } from '@/lib/domain/clinic'
import type { Doctor } from '@/lib/domain/doctor'
import { type BookableDays, chooseDay } from '@/lib/domain/slots'
import { kindName, type VisitKind } from '@/lib/domain/visit-kind'
import { type BroughtSlots, type SlotChoice, useBookableDays } from '@/lib/swr/booking'

interface BookingScreenProps {
  doctor: Pick<Doctor, 'id' | 'name' | 'surname' | 'specialty'>
  /** `Dr. name surname` */
  doctorName: string
  clinic: Pick<Clinic, 'id' | 'name' | 'street' | 'postalCode' | 'city'>
  days: BookableDays
  slots: BroughtSlots
  /** The appointment that is being moved, and its present start (ISO). */
  moving: Pick<Appointment, 'id' | 'start' | 'where'> | null
  /** For whom staff book; null when patients book for themselves. */
  patient: { id: string; name: string } | null
  /** The patient who books, or whom they act for, and whose coming appointments may be read. */
  reader?: string
  aheadOf?: string | null
  /** The kind of visit to book, where the clinic has kinds. */
  kind: VisitKind | null
  /** The clinic has several kinds of visit to choose from. */
  hasKinds: boolean
}

/** Day, then time, then confirmation. The day stands in the URL; so does a time that was chosen elsewhere. */
export function BookingScreen(props: BookingScreenProps) {
  const { doctor, doctorName, clinic, days, slots, moving, patient, kind, hasKinds } = props
  const t = useTranslations('booking')
  const locale = useLocale()
  const pathname = usePathname()
  const move = moving?.id ?? null
  const query = useSearchParams()
  const place = {
    clinicId: clinic.id,
    doctorId: doctor.id,
    ...(move && { except: move }),
    ...(kind && { kindId: kind.id }),
  }
  const { data: window = days, mutate: readDays } = useBookableDays(place, days)
  const date = chooseDay(query.get('day'), window.days) ?? slots.date
  const { timeZone } = window
  const { except: _except, ...where } = place
  const target = { ...where, specialty: doctor.specialty, ...(patient && { patientId: patient.id }) }
  const sendSlot = useSendSlot({ target, doctorName, move, byStaff: patient !== null })
  const wanted = query.get('slot')
  const asked = slots.slots.available.find((slot) => slot === wanted) ?? null
  /** Books, and takes the time out of the address: going back asks nothing about it. */
  async function send(choice: SlotChoice) {
    const next = await sendSlot(choice)
    showDay(date)
    return next
  }
  const booking = useBooking({
    timeZone,
    asked,
    moving: moving !== null,
    byStaff: patient !== null,
    send,
    onStale: () => readDays(),
  })

  const isThere = moving ? !moving.where : (kind?.where ?? 'clinic') === 'clinic'

  /** The day stands in the address; a time only until its question is answered. */
  function showDay(day: string) {
    const params = new URLSearchParams(query)
    params.set('day', day)
    params.delete('slot')
    globalThis.history.replaceState(null, '', `${pathname}?${params}`)
  }

  function close() {
    showDay(date)
    booking.close()
  }

  return (
    <>
      {!moving && !patient && <BookingSteps hasKinds={hasKinds} at={booking.open ? 'confirm' : 'time'} />}
      {wanted && !asked && <Alert variant="warning">{t('slotGone')}</Alert>}
      <div className="grid items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <DateCard days={window.days} selected={date} move={move} onDay={showDay} />
        <SlotsCard
          place={place}
          date={date}
          initial={slots}
          window={window}
          presentStart={moving?.start ?? null}
          onDay={showDay}
          onSlot={booking.choose}
          byStaff={patient !== null}
          wish={{
            ...where,
            doctorName,
            specialty: doctor.specialty,
            until: window.days.at(-1)?.date ?? date,
            ...(move && { appointmentId: move }),
            ...(patient && { patientId: patient.id }),
          }}
        />
        {booking.slot && (
          <ConfirmSlot
            open={booking.open}
            place={place}
            slot={booking.slot}
            timeZone={timeZone}
            doctor={doctorName}
            clinic={clinic.name}
            address={
              isThere
                ? [clinic.street, `${clinic.postalCode}\u00a0${clinic.city}`].filter(Boolean).join(', ')
                : null
            }
            patient={patient?.name ?? null}
            reader={props.reader}
            aheadOf={props.aheadOf ?? null}
            kind={kind && kindName(kind, locale)}
            minutes={slots.slots.minutes ?? slots.slots.slotMinutes}
            movingFrom={moving?.start ?? null}
            reason={booking.reason}
            onReason={booking.setReason}
            patientId={patient?.id ?? null}
            onStarts={booking.setStarts}
            count={booking.count}
            blocked={booking.isUnknown}
            pending={booking.pending}
            failure={booking.failure}
            overrules={booking.overrules}
            onSlot={booking.choose}
            onConfirm={booking.confirm}
            onClose={close}
          />
        )}
      </div>
    </>
  )
}
