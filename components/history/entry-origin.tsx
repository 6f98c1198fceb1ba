import { dayAt } from '#contract/zone'
import type { Changed, TiedVisit } from '@/lib/domain/history'
import { ChangedLine } from './changed-line'
import { VisitLine } from './visit-line'

interface EntryOriginProps {
  entry: { visit: TiedVisit | null; changed?: Changed | null | undefined }
  timeZone: string
}

/** The appointment of an entry and its last change, in one line where there is room. */
export function EntryOrigin({ entry: { visit, changed }, timeZone }: EntryOriginProps) {
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-4 empty:hidden">
      <VisitLine visit={visit} />
      <ChangedLine
        changed={changed}
        timeZone={timeZone}
        besideDay={visit ? dayAt(Date.parse(visit.start), timeZone) : undefined}
      />
    </div>
  )
}
