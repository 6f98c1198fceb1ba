'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import type { QualityAt } from '#contract/fastq'
import { WideTable } from '@/components/shared/page/wide-table'
import { CardTitle } from '@/components/ui/card'
import { formatNumber } from '@/lib/format/numbers'
import { QualityChart } from './quality-chart'

type QualityByPositionProps = { positions: QualityAt[]; highest: number }

/** The same numbers as a chart, as the words of what is pointed at, and as a table. */
export function QualityByPosition({ positions, highest }: QualityByPositionProps) {
  const t = useTranslations('geneticStudy.quality')
  const locale = useLocale()
  const [pointed, setPointed] = useState<QualityAt | null>(null)
  const number = (value: number, decimals = 0) => formatNumber(value, locale, decimals)
  const placeOf = ({ from, to }: QualityAt) => (from === to ? number(from) : `${number(from)}–${number(to)}`)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <CardTitle level={3}>{t('byPosition')}</CardTitle>
      <p className="max-w-reading text-sm text-muted-foreground">{t('legend')}</p>
      <QualityChart positions={positions} highest={highest} placeOf={placeOf} onPoint={setPointed} />
      <p
        aria-hidden="true"
        className="min-h-10 text-sm text-muted-foreground tabular-nums sm:min-h-5 print:hidden"
      >
        {pointed
          ? t('at', { place: placeOf(pointed), ...pointed, mean: number(pointed.mean, 1) })
          : t('point')}
      </p>
      <details className="group min-w-0">
        <summary className="text-target cursor-pointer text-sm text-primary-strong underline-offset-4 hover:underline">
          <span className="hidden group-open:inline">{t('hideTable')}</span>
          <span className="group-open:hidden">{t('table')}</span>
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
        <section className="table-window" tabIndex={0} aria-label={t('byPosition')}>
          <WideTable
            label={t('byPosition')}
            rows={positions}
            idOf={({ from }) => String(from)}
            columns={[
              { head: t('columns.position'), cell: placeOf, className: 'whitespace-nowrap tabular-nums' },
              ...(['bases', 'mean', 'median', 'p10', 'p25', 'p75', 'p90'] as const).map((column) => ({
                head: t(`columns.${column}`),
                cell: (row: QualityAt) => number(row[column], 1),
                className: 'tabular-nums',
              })),
            ]}
          />
        </section>
      </details>
    </div>
  )
}
