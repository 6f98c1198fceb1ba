import { useTranslations } from 'next-intl'
import type { Insights, InsightsState } from '@/lib/domain/insights'
import type { FileScope } from './file-link'
import { AheadSection, FillSection } from './fill-sections'
import { ChannelSection, KindSection, ReminderSection, SpecialtySection } from './share-sections'

interface InsightSectionsProps {
  insights: Insights
  state: InsightsState
  scope: FileScope
}

const pairs = 'grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2'

/** The charts of the insights, in pairs where there is room. Phones fold those that are no hours. */
export function InsightSections(props: InsightSectionsProps) {
  const t = useTranslations('insights')
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className={pairs}>
        <FillSection {...props} />
        <AheadSection {...props} />
      </div>
      <details className="sm:details-content:[content-visibility:visible]">
        <summary className="fold-summary rounded-lg border bg-card px-4 py-2 font-medium supports-[selector(::details-content)]:sm:hidden">
          {t('more')}
        </summary>
        <div className={`${pairs} lg:*:last:odd:col-span-full max-sm:pt-4`}>
          <SpecialtySection {...props} />
          <KindSection {...props} />
          <ReminderSection {...props} />
          <ChannelSection {...props} />
        </div>
      </details>
    </div>
  )
}
