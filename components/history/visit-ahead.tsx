import Link from 'next/link'
import { AsIs } from '@/components/shared/text/as-is'
import { ComingTime } from '@/components/visits/coming-time'
import type { History } from '@/lib/domain/history'
import { routes } from '@/lib/routes'

/** A visit to come, on the line of those that have been. */
export function VisitAhead({ visit, today }: { visit: History['visitsAhead'][number]; today: string }) {
  return (
    <li className="relative grid gap-1 before:absolute before:top-2 before:-start-[1.5625rem] before:size-2 before:rounded-full before:bg-primary print:break-inside-avoid">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link
          href={routes.appointment(visit.id)}
          prefetch={false}
          className="inline-flex min-h-6 items-center font-medium underline-offset-2 hover:underline pointer-coarse:min-h-11"
        >
          <ComingTime visit={visit} today={today} style="long" />
        </Link>
      </div>
      <AsIs className="text-sm text-muted-foreground">{visit.doctorName}</AsIs>
    </li>
  )
}
