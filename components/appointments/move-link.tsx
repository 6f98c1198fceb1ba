import { CalendarClock } from 'lucide-react'
import Link from 'next/link'
import { buttonVariants } from '@/components/ui/button'
import type { Appointment } from '@/lib/domain/appointment'
import { routes } from '@/lib/routes'

/** To the free times of its doctor, of which one becomes the visit's. */
export function MoveLink({ visit, label }: { visit: Pick<Appointment, 'id' | 'doctorId'>; label: string }) {
  return (
    <Link
      prefetch={false}
      href={routes.reschedule(visit.doctorId, visit.id)}
      className={buttonVariants({ variant: 'secondary' })}
    >
      <CalendarClock aria-hidden="true" />
      {label}
    </Link>
  )
}
