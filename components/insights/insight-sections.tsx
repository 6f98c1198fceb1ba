import type { Insights, InsightsState } from '@/lib/domain/insights'
import type { FileScope } from './file-link'
import { AheadSection, FillSection } from './fill-sections'
import { ChannelSection, KindSection, ReminderSection, SpecialtySection } from './share-sections'

interface InsightSectionsProps {
  insights: Insights
  state: InsightsState
  scope: FileScope
}

/** The charts of the insights, in two columns where there is room. */
export function InsightSections(props: InsightSectionsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <FillSection {...props} />
        <SpecialtySection {...props} />
        <ReminderSection {...props} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <AheadSection {...props} />
        <KindSection {...props} />
        <ChannelSection {...props} />
      </div>
    </div>
  )
}
