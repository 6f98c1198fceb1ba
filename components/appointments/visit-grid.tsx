import { AppointmentCard } from '@/components/appointments/appointment-card'
import type { Appointment } from '@/lib/domain/appointment'

interface VisitGridProps {
  visits: readonly Appointment[]
  /** Milliseconds. */
  now: number
  label: string
}

export function VisitGrid({ visits, now, label }: VisitGridProps) {
  return (
    <section aria-label={label}>
      <ul className="grid gap-4 xl:grid-cols-2">
        {visits.map((visit) => (
          <li key={visit.id}>
            <AppointmentCard visit={visit} now={now} />
          </li>
        ))}
      </ul>
    </section>
  )
}
