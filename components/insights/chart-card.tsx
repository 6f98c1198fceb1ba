import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { insightTables } from '#contract/choices'
import { type Column, WideTable } from '@/components/shared/page/wide-table'
import { Card } from '@/components/ui/card'
import type { BarsChartProps } from './bars-chart'
import { FileLink, type FileScope } from './file-link'
import { LazyBars } from './lazy-bars'

interface ChartRow {
  id: string
  cells: readonly ReactNode[]
}

interface ChartCardProps extends Pick<BarsChartProps, 'layout' | 'unit' | 'of'> {
  title: string
  /** The chart’s message, in one short sentence. */
  says: ReactNode
  /** Facts without which it would be misread. */
  note?: ReactNode
  table: (typeof insightTables)[number]
  scope: FileScope
  bars: BarsChartProps['rows']
  /** Names of the full and the pale part of a bar. */
  parts?: readonly [full: string, pale: string]
  heads: readonly string[]
  rows: readonly ChartRow[]
}

/** Figures in a sentence, as a chart, as a table and as a file. */
export function ChartCard(card: ChartCardProps) {
  const { title, says, note, table, scope, bars, parts, heads, rows, ...axes } = card
  const t = useTranslations('insights')
  const caption = t('tableOf', { title })
  return (
    // Charts that stand side by side begin at one height, whatever is said above them.
    <Card className="row-span-3 grid grid-cols-1 grid-rows-subgrid gap-3">
      <div className="grid content-start gap-1">
        <h2 className="mb-2 text-sm font-medium text-muted-foreground">{title}</h2>
        <p className="max-w-reading text-base font-semibold">{says}</p>
        {note && <p className="max-w-reading text-sm text-muted-foreground">{note}</p>}
      </div>
      {bars.length > 0 && (
        <>
          <div className="grid grid-cols-1 content-start gap-3">
            {parts && <Legend parts={parts} />}
            <LazyBars rows={bars} {...axes} />
          </div>
          <details>
            <summary className="inline-flex min-h-6 cursor-pointer items-center text-primary-strong underline-offset-4 hover:underline pointer-coarse:min-h-11">
              {t('showTable')}
              <span className="sr-only">: {title}</span>
            </summary>
            <div className="mt-2 grid max-h-96 grid-cols-1 justify-items-start gap-2 overflow-y-auto">
              <FileLink scope={scope} table={table} title={title} />
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
            </div>
          </details>
        </>
      )}
    </Card>
  )
}

function Legend({ parts: [full, pale] }: { parts: readonly [string, string] }) {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-muted-foreground print:hidden">
      {[
        { text: full, look: 'bg-primary' },
        { text: pale, look: 'bg-primary-soft' },
      ].map(({ text, look }) => (
        <li key={text} className="flex items-center gap-2">
          <span aria-hidden="true" className={`size-3 rounded-xs border border-primary ${look}`} />
          {text}
        </li>
      ))}
    </ul>
  )
}
