'use client'

import { useLocale, useTranslations } from 'next-intl'
import { foreignFormats } from '#contract/choices'
import type { FastqSummary } from '#contract/fastq'
import { Alert } from '@/components/ui/alert'
import { formatNumber } from '@/lib/format/numbers'
import { QualityByPosition } from './quality-by-position'
import { QualityFigures } from './quality-figures'

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
