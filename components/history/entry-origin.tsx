import { dayAt } from '#contract/zone'
import type { Changed, TiedVisit } from '@/lib/domain/history'
import { ChangedLine } from './changed-line'
import { VisitLine } from './visit-line'

interface EntryOriginProps {
  entry: { visit: TiedVisit | null; changed?: Changed | null | undefined }
  timeZone: string
}

/** Author, day and appointment of an entry; a day that the appointment says is not said twice. */
export function EntryOrigin({ entry: { visit, changed }, timeZone }: EntryOriginProps) {
  const dayOf = (at: string) => dayAt(Date.parse(at), timeZone)
  const isOfDay = Boolean(visit && changed && dayOf(changed.at) === dayOf(visit.start))
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-1 text-xs text-muted-foreground empty:hidden">
      <ChangedLine changed={changed} timeZone={timeZone} isUntimed={isOfDay} />
      {changed?.by && visit && <span aria-hidden="true">·</span>}
      {/* The link makes its line of small type no higher. */}
      <VisitLine visit={visit} isShort={isOfDay} className="-my-1" />
    </div>
  )
}
