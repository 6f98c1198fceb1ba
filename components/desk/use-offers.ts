import { useState } from 'react'
import type { WantedVisit } from '@/lib/browser/book-visit'
import type { DeskUser } from '@/lib/domain/desk-user'
import { offersOf, soonestFree, standingOffer, type VisitOffer } from '@/lib/domain/visit-offers'
import { useClinicDoctors, useFreeTimes } from '@/lib/swr/desk'

/** Whose free times are offered, on which day, and which of them stands. */
export function useOffers(user: DeskUser, wanted: WantedVisit) {
  const [day, setDay] = useState(wanted.day ?? '')
  const [named, setNamed] = useState(
    wanted.doctorId ?? (user.wholeClinic && wanted.walkIn ? null : user.doctorId),
  )
  const [nearest, setNearest] = useState<readonly string[]>([])
  const { data: doctors = [], error, mutate } = useClinicDoctors(user.wholeClinic)
  const soonest = wanted.walkIn ? soonestFree(doctors) : doctors[0]
  const doctorId = named ?? soonest?.id ?? null
  const [chosen, setChosen] = useState<VisitOffer | null>(
    wanted.start && doctorId ? { doctorId, doctorName: '', start: wanted.start } : null,
  )
  const free = useFreeTimes({ clinicId: user.clinicId, doctorId, day })
  const listed = doctors.find(({ id }) => id === doctorId)
  const name = listed ? `${listed.name} ${listed.surname}` : user.name
  const groups = doctorId
    ? offersOf({ doctor: { id: doctorId, name }, times: free.times ?? [], doctors, nearest })
    : []
  return {
    doctors,
    doctorId,
    day,
    groups,
    standing: standingOffer(groups, chosen),
    timeZone: free.timeZone,
    loading: doctorId === null ? doctors.length === 0 && !error : free.times === undefined && !free.failed,
    failed: free.failed || Boolean(error),
    choose: setChosen,
    showDay(next: string) {
      setDay(next)
      setNearest([])
    },
    showDoctor(next: string) {
      setNamed(next)
      setNearest([])
      setChosen(null)
    },
    /** A time was refused: these are near it. */
    offer(near: readonly string[], refused: VisitOffer) {
      setNamed(refused.doctorId)
      setNearest(near)
      setChosen(null)
      void free.refresh()
      void mutate()
    },
  }
}
