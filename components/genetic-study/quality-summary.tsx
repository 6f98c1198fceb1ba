'use client'

import { useLocale, useTranslations } from 'next-intl'
import { foreignFormats } from '#contract/choices'
import type { FastqSummary } from '#contract/fastq'
import { Alert } from '@/components/ui/alert'
import { formatNumber, formatPercent } from '@/lib/format/numbers'
import { QualityByPosition } from './quality-by-position'

/** Files of Illumina before 1.8 add 64 to a quality; read as Phred+33 all of theirs are at least this. */
const leastOfOldFiles = 31

/** The result: first where the file is broken, then figures, then the chart. */
export function QualitySummary({ summary }: { summary: FastqSummary }) {
  const t = useTranslations('geneticStudy.quality')
  const { fault, reads, quality, positions } = summary
  const number = useNumber()
  const isForeign = foreignFormats.some((each) => each === fault?.reason)
  return (
    <>
      {fault && (
        <Alert variant="warning" title={isForeign ? t('foreign') : t('breaks', { line: number(fault.line) })}>
          {t(`faults.${fault.reason}`, {
            bases: number(fault.bases ?? 0),
            qualities: number(fault.qualities ?? 0),
          })}{' '}
          {!isForeign && t('before', { count: reads, reads: number(reads) })}
        </Alert>
      )}
      {reads === 0 && !fault && <Alert>{t('empty')}</Alert>}
      {quality && quality.lowest >= leastOfOldFiles && <Alert variant="warning">{t('old')}</Alert>}
      {reads > 0 && <QualityFigures summary={summary} />}
      {quality && <QualityByPosition positions={positions} highest={quality.highest} />}
    </>
  )
}

function useNumber() {
  const locale = useLocale()
  return (value: number) => formatNumber(value, locale)
}

/** The numbers of the whole file. */
function QualityFigures({ summary }: { summary: FastqSummary }) {
  const t = useTranslations('geneticStudy.quality')
  const locale = useLocale()
  const { reads, bases, lengths, gcPercent, nPercent, quality, compressed } = summary
  const number = (value: number, decimals = 0) => formatNumber(value, locale, decimals)
  const percent = (value: number | null | undefined) =>
    value === null || value === undefined ? '–' : formatPercent(value, locale)
  const { min = 0, mean = 0, max = 0 } = lengths ?? {}
  const shown = [
    { id: 'reads', value: number(reads), more: t(compressed ? 'packed' : 'plain') },
    { id: 'bases', value: number(bases), more: t('share.n', { value: percent(nPercent) }) },
    {
      id: 'length',
      value: min === max ? number(min) : t('range', { from: number(min), to: number(max) }),
      more: t('share.mean', { value: number(mean, 1) }),
    },
    { id: 'gc', value: percent(gcPercent), more: t('share.gc') },
    {
      id: 'mean',
      value: quality ? `Q${number(quality.mean, 1)}` : '–',
      more: quality && t('range', { from: `Q${quality.lowest}`, to: `Q${quality.highest}` }),
    },
    { id: 'q30', value: percent(quality?.q30Percent), more: t('share.q30') },
    { id: 'q20', value: percent(quality?.q20Percent), more: t('share.q20') },
    { id: 'encoding', value: 'Phred+33', more: t('share.encoding') },
  ] as const
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 md:grid-cols-4">
      {shown.map(({ id, value, more }) => (
        <div key={id} className="min-w-0">
          <dt className="text-sm text-muted-foreground">{t(`figures.${id}`)}</dt>
          <dd className="text-lg font-semibold tabular-nums wrap-anywhere">{value}</dd>
          {more && <dd className="text-xs text-muted-foreground tabular-nums">{more}</dd>}
        </div>
      ))}
    </dl>
  )
}
