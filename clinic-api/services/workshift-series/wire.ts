import type { Series } from '#contract/workshift-series'
import type { SeriesRecord } from './queries.ts'

export function toWireSeries({
  id: seriesId,
  createdAt: _made,
  updatedAt: _changed,
  parity,
  ...row
}: SeriesRecord): Series {
  return { seriesId, ...row, ...(parity && { parity }) }
}
