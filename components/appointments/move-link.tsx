import Link from 'next/link'
import { buttonVariants } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { Appointment } from '@/lib/domain/appointment'
import { routes } from '@/lib/routes'

/** Leads to the doctor's free times, where the visit gets a new one. */
export function MoveLink({ visit, label }: { visit: Pick<Appointment, 'id' | 'doctorId'>; label: string }) {
  return (
    <Link
      prefetch={false}
      href={routes.reschedule(visit.doctorId, visit.id)}
      className={buttonVariants({ variant: 'secondary' })}
    >
      <Icon name="calendar-clock" />
      {label}
    </Link>
  )
}
