import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { dayAt } from '#contract/zone'
import { EmptyState } from '@/components/shared/state/empty-state'
import { NextStep } from '@/components/shared/state/next-step'
import { DoctorResultCard } from '@/components/staff/doctor-result-card'
import { buttonVariants } from '@/components/ui/button'
import { FreeTimeButton } from '@/components/visits/free-time-button'
import { booksWith, type DeskUser } from '@/lib/domain/desk-user'
import type { DoctorResult } from '@/lib/domain/doctor'
import { routes, withQuery } from '@/lib/routes'

interface DoctorResultsProps {
  doctors: DoctorResult[]
  /** The search, so that the doctor's page leads back to it. */
  search: { clinicId: string; specialty: string }
  /** The clinic's zone. */
  timeZone: string
  /** Milliseconds. */
  now: number
  /** Doctors whom the reader has seen last or sees next, with when (ISO) where it is booked. */
  known: ReadonlyMap<string | null, string | null>
  /** Whether the reader books with these doctors. */
  books: boolean
  /** Whoever books for patients. */
  user: DeskUser | null
}

/** A time is as wide as its column. */
const timeLook = buttonVariants({
  variant: 'secondary',
  className:
    'relative z-10 h-auto min-h-9 w-full flex-wrap gap-x-1.5 gap-y-0 px-1 py-1 tabular-nums hover:border-primary pointer-coarse:min-h-11',
})

const soonestFirst = (one: DoctorResult, other: DoctorResult) =>
  (one.nextFree ?? 'none').localeCompare(other.nextFree ?? 'none')

/** The doctors who were found, the reader's own first and then whoever is free soonest. */
export function DoctorResults(props: DoctorResultsProps) {
  const { doctors, search, timeZone, now, known, books, user } = props
  const t = useTranslations('staff')
  const isKnown = ({ id }: DoctorResult) => known.has(id)
  const ranked = (one: DoctorResult, other: DoctorResult) =>
    Number(isKnown(other)) - Number(isKnown(one)) || soonestFirst(one, other)
  if (doctors.length === 0) {
    const { clinicId, specialty } = search
    const step = specialty
      ? { href: withQuery(routes.searchStaff, { clinicId }), label: t('allSpecialties') }
      : { href: '#search-clinic', label: t('otherClinic') }
    return (
      <EmptyState
        icon="search-x"
        title={t('noDoctors')}
        description={t('noDoctorsHint')}
        action={<NextStep {...step} />}
      />
    )
  }
  const isOrdered = doctors.length > 1 && doctors.some(({ nextFree }) => nextFree)
  const order = doctors.some(isKnown) ? 'foundYours' : 'foundSoonest'
  const place = { clinicId: search.clinicId, specialty: search.specialty || undefined }
  return (
    // A search that was refused leaves none of the one before.
    <section aria-labelledby="doctors-list" className="grid gap-3 [search:has([aria-invalid])~&]:hidden">
      <div className="flex flex-wrap items-baseline gap-x-2">
        <h2 id="doctors-list" className="text-base font-semibold">
          {t('listTitle')}
        </h2>
        <p className="text-sm text-muted-foreground">
          {t(isOrdered ? order : 'found', { count: doctors.length })}
        </p>
      </div>
      <ul className="grid gap-3">
        {doctors.toSorted(ranked).map((doctor) => (
          <li key={doctor.id}>
            <DoctorResultCard
              doctor={doctor}
              booked={known.get(doctor.id)}
              href={withQuery(routes.doctor(doctor.id), place)}
              timeZone={timeZone}
              now={now}
              timeOf={(slot, words) => {
                const day = dayAt(Date.parse(slot), timeZone)
                const href = withQuery(routes.book(doctor.id), { ...place, day, slot })
                if (books)
                  return (
                    <Link prefetch={false} href={href} className={timeLook}>
                      {words}
                    </Link>
                  )
                if (!booksWith(user, doctor)) return <span className="relative text-sm">{words}</span>
                return (
                  <FreeTimeButton wanted={{ doctorId: doctor.id, day, start: slot }} className={timeLook}>
                    {words}
                  </FreeTimeButton>
                )
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
