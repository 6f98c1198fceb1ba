import { useState } from 'react'
import { dayAt } from '#contract/zone'
import type { WantedVisit } from '@/lib/browser/book-visit'
import type { DeskUser } from '@/lib/domain/desk-user'
import type { DoctorResult } from '@/lib/domain/doctor'
import { kindsFor } from '@/lib/domain/visit-kind'
import { offersOf, soonestFree, standingOffer, type VisitOffer } from '@/lib/domain/visit-offers'
import { useClinicDoctors, useFreeTimes } from '@/lib/swr/desk'
import { useVisitKinds } from '@/lib/swr/visit-kinds'

/** The doctors whose first free time is on the day. */
function freeOn(doctors: readonly DoctorResult[], day: string, timeZone: string | null) {
  return doctors.filter(
    ({ nextFree }) => nextFree && timeZone && dayAt(Date.parse(nextFree), timeZone) === day,
  )
}

/**
 * Whose free times are offered for what, on which day, and which of them stands. Nobody's are offered before a doctor is
 * named, but for the one whom the patient saw last, and for somebody who is here now, whom the next free doctor sees.
 */
export function useOffers(user: DeskUser, wanted: WantedVisit, lastDoctorId: string | null) {
  const walkIn = wanted.walkIn === true
  const [day, setDay] = useState(wanted.day ?? '')
  const [named, setNamed] = useState(wanted.doctorId ?? (user.wholeClinic && walkIn ? null : user.doctorId))
  const [nearest, setNearest] = useState<readonly string[]>([])
  const [wantedKind, setWantedKind] = useState<string | null>(null)
  const [isMissed, setMissed] = useState(false)
  const all = useVisitKinds()
  const { data: listedDoctors = [], error, mutate } = useClinicDoctors(user.wholeClinic, { walkIn })
  const proposed = walkIn ? soonestFree(listedDoctors) : listedDoctors.find(({ id }) => id === lastDoctorId)
  const doctorId = named ?? proposed?.id ?? null
  const [chosen, setChosen] = useState<VisitOffer | null>(
    wanted.start && doctorId ? { doctorId, doctorName: '', start: wanted.start } : null,
  )
  const listed = listedDoctors.find(({ id }) => id === doctorId)
  // Doctors are told of the kinds that are theirs.
  const kinds = listed ? kindsFor(all.kinds, listed.specialty) : all.kinds
  const isDoctorKnown = listed !== undefined || !user.wholeClinic
  const kind = kinds.find(({ id }) => id === wantedKind) ?? ((isDoctorKnown && kinds[0]) || null)
  const forKind = useClinicDoctors(user.wholeClinic && kind !== null, {
    walkIn,
    ...(kind && { kindId: kind.id }),
  })
  // SWR keeps what it answered for a kind, also once there is none.
  const doctors = (kind && forKind.data) ?? listedDoctors
  const known = !all.loading && isDoctorKnown
  const free = useFreeTimes({
    clinicId: user.clinicId,
    doctorId: known ? doctorId : null,
    day,
    kindId: kind?.id ?? null,
    walkIn,
  })
  const name = listed ? `${listed.name} ${listed.surname}` : user.name
  const groups = doctorId
    ? offersOf({
        doctor: { id: doctorId, name },
        times: free.times ?? [],
        ruled: free.ruled,
        doctors: walkIn ? freeOn(doctors, day, free.timeZone) : doctors,
        nearest,
      })
    : []
  const isProposed = named === null && doctorId !== null
  const loading =
    doctorId === null ? doctors.length === 0 && !error : free.times === undefined && !free.failed
  const standing = standingOffer(groups, chosen)
  /** Nothing that was offered or said before counts for another wish. */
  function restart(near: readonly string[] = []) {
    setNearest(near)
    setChosen(null)
    setMissed(false)
  }
  return {
    doctors,
    kinds,
    kindId: kind?.id ?? null,
    /** The kind is meant for patients who have been here before. */
    forKnown: kind?.newPatients === false,
    showKind(next: string) {
      setWantedKind(next)
      restart()
    },
    doctorId,
    /** Nobody named the doctor: they were proposed. */
    isProposed,
    day,
    groups,
    standing,
    /** Somebody chose the time that stands; else it is the first free one. */
    isChosen: chosen !== null,
    /** The time that was chosen is not free any more. */
    isLost: chosen !== null && standing === null && !loading && !free.failed,
    /** The form was sent while no time stood. */
    isMissed,
    setMissed,
    timeZone: free.timeZone,
    loading,
    failed: free.failed || Boolean(error),
    choose: setChosen,
    showDay(next: string) {
      setDay(next)
      restart()
    },
    showDoctor(next: string) {
      setNamed(next)
      restart()
    },
    /** A time was refused: these are near it. */
    offer(near: readonly string[], refused: VisitOffer) {
      setNamed(refused.doctorId)
      restart(near)
      void free.refresh()
      void mutate()
      void forKind.mutate()
    },
  }
}
