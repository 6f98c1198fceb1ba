import type { Insights, InsightsState } from '@/lib/domain/insights'
import type { FileScope } from './file-link'
import { AheadSection, FillSection } from './fill-sections'
import { ChannelSection, KindSection, ReminderSection, SpecialtySection } from './share-sections'

interface InsightSectionsProps {
  insights: Insights
  state: InsightsState
  scope: FileScope
}

/** The charts of the insights, in pairs where there is room. */
export function InsightSections(props: InsightSectionsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
      <FillSection {...props} />
      <AheadSection {...props} />
      <SpecialtySection {...props} />
      <KindSection {...props} />
      <ReminderSection {...props} />
      <ChannelSection {...props} />
    </div>
  )
}
