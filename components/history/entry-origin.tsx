import { dayAt } from '#contract/zone'
import type { Changed, TiedVisit } from '@/lib/domain/history'
import { ChangedLine } from './changed-line'
import { VisitLine } from './visit-line'

interface EntryOriginProps {
  entry: { visit: TiedVisit | null; changed?: Changed | null | undefined }
  timeZone: string
}

/** Who wrote an entry and when; a day that its appointment says is the way there. */
export function EntryOrigin({ entry: { visit, changed }, timeZone }: EntryOriginProps) {
  const isOfDay =
    visit !== null &&
    changed?.by &&
    dayAt(Date.parse(changed.at), timeZone) === dayAt(Date.parse(visit.start), timeZone)
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-1 text-xs text-muted-foreground empty:hidden">
      <ChangedLine changed={changed} timeZone={timeZone} isUntimed={Boolean(isOfDay)} />
      {visit && changed?.by && ' · '}
      <VisitLine visit={visit} isShort={Boolean(isOfDay)} />
    </div>
  )
}
