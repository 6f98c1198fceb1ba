import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { insightTables } from '#contract/choices'
import { type Column, WideTable } from '@/components/shared/page/wide-table'
import { Card } from '@/components/ui/card'
import { FileLink, type FileScope } from './file-link'

interface ChartRow {
  id: string
  cells: readonly ReactNode[]
}

interface ChartCardProps {
  title: string
  /** The chart’s message, in one short sentence. */
  says: ReactNode
  /** Facts without which it would be misread. */
  note?: ReactNode
  table: (typeof insightTables)[number]
  scope: FileScope
  /** Null where there is nothing to draw. */
  chart: ReactNode
  heads: readonly string[]
  rows: readonly ChartRow[]
}

/** Figures in a sentence, as a chart, as a table and as a file. */
export function ChartCard(card: ChartCardProps) {
  const { title, says, note, table, scope, chart, heads, rows } = card
  const t = useTranslations('insights')
  const caption = t('tableOf', { title })
  return (
    // Charts side by side begin at one height, whatever is said above them; an open table stretches no neighbour.
    <Card className="row-span-3 grid grid-cols-1 grid-rows-subgrid gap-3 has-[details[open]]:col-span-full">
      <div className="grid content-start gap-1">
        <h2 className="mb-2 text-sm font-medium text-muted-foreground">{title}</h2>
        <p className="max-w-reading text-base font-semibold">{says}</p>
        {note && <p className="max-w-reading text-sm text-muted-foreground">{note}</p>}
      </div>
      {chart && (
        <>
          <div className="grid grid-cols-1 content-start gap-3">{chart}</div>
          <details className="group min-w-0">
            <summary className="text-target cursor-pointer text-primary-strong underline-offset-4 hover:underline">
              <span className="hidden group-open:inline">{t('hideTable')}</span>
              <span className="group-open:hidden">{t('showTable')}</span>
              <span className="sr-only">: {title}</span>
            </summary>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
            <section className="table-window" tabIndex={0} aria-label={caption}>
              <WideTable
                label={caption}
                rows={rows}
                idOf={({ id }) => id}
                columns={heads.map(
                  (head, index): Column<ChartRow> => ({
                    head,
                    cell: ({ cells }) => cells[index],
                    // Names may take two lines, dates and figures should not.
                    className: index === 1 ? 'tabular-nums' : 'whitespace-nowrap tabular-nums',
                  }),
                )}
              />
            </section>
            <FileLink scope={scope} table={table} title={title} />
          </details>
        </>
      )}
    </Card>
  )
}
