import { useTranslations } from 'next-intl'
import type { PointerEvent } from 'react'
import type { QualityAt } from '#contract/fastq'

type QualityChartProps = {
  positions: readonly QualityAt[]
  highest: number
  placeOf: (at: QualityAt) => string
  onPoint: (at: QualityAt | null) => void
}

/** FastQC's limits, which experts know: good from 28 on, poor below 20. */
const [good, poor] = [28, 20]
/** The best quality of short-read sequencers; others exceed it. */
const usualTop = 42
const labels = 6
const scoreOf = (tick: number) => `Q${tick}`

/** A box for each position, for the eye alone: a table beside it has the same numbers. */
export function QualityChart({ positions, highest, placeOf, onPoint }: QualityChartProps) {
  const t = useTranslations('geneticStudy.quality')
  const top = Math.max(usualTop, highest)
  const ticks = Array.from({ length: Math.floor(top / 10) + 1 }, (_, index) => index * 10)
  const count = positions.length
  const named = labelled(count)

  function point({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) {
    const { left, width } = currentTarget.getBoundingClientRect()
    onPoint(positions[Math.min(count - 1, Math.floor(((clientX - left) / width) * count))] ?? null)
  }

  return (
    <div
      aria-hidden="true"
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-xs text-muted-foreground"
    >
      <div className="relative w-7 tabular-nums">
        {ticks.map((tick) => (
          <span
            key={tick}
            className="absolute right-0 -translate-y-1/2"
            style={{ top: `${100 - (100 * tick) / top}%` }}
          >
            {scoreOf(tick)}
          </span>
        ))}
      </div>
      <svg
        viewBox={`0 0 ${count} ${top}`}
        preserveAspectRatio="none"
        className="h-56 w-full touch-pan-y rounded-xs"
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => onPoint(null)}
      >
        <title>{t('byPosition')}</title>
        <g transform={`translate(0 ${top}) scale(1 -1)`}>
          <g opacity="0.6">
            <rect y={good} width={count} height={top - good} fill="var(--success-soft)" />
            <rect y={poor} width={count} height={good - poor} fill="var(--warning-soft)" />
            <rect width={count} height={poor} fill="var(--destructive-soft)" />
          </g>
          {positions.map((at, index) => (
            <Box key={at.from} at={at} x={index} />
          ))}
          <polyline
            points={positions.map(({ mean }, index) => `${index + 0.5},${mean}`).join(' ')}
            fill="none"
            stroke="var(--foreground)"
            strokeWidth="1.5"
            strokeDasharray="4 3"
            vectorEffect="non-scaling-stroke"
          />
        </g>
      </svg>
      <div className="relative col-start-2 mt-1 h-4 tabular-nums">
        {positions.map((at, index) =>
          named.has(index) ? (
            <span
              key={at.from}
              className="absolute -translate-x-1/2 whitespace-nowrap first:translate-x-0 last:-translate-x-full"
              style={{
                left: `${index === 0 ? 0 : index === count - 1 ? 100 : (100 * (index + 0.5)) / count}%`,
              }}
            >
              {placeOf(at)}
            </span>
          ) : null,
        )}
      </div>
      <p className="col-start-2 text-center">{t('axis')}</p>
    </div>
  )
}

/** Nine tenths thin, the middle half wide, the median across. */
function Box({ at: { p10, p25, median, p75, p90 }, x }: { at: QualityAt; x: number }) {
  const line = { vectorEffect: 'non-scaling-stroke', stroke: 'var(--primary)' } as const
  return (
    <g>
      <line x1={x + 0.5} x2={x + 0.5} y1={p10} y2={p90} {...line} strokeWidth="1" />
      <rect
        x={x + 0.15}
        y={p25}
        width={0.7}
        height={Math.max(0.3, p75 - p25)}
        fill="var(--primary-soft)"
        {...line}
        strokeWidth="1"
      />
      <line x1={x + 0.15} x2={x + 0.85} y1={median} y2={median} {...line} strokeWidth="2.5" />
    </g>
  )
}

/** The first, the last and some between. */
function labelled(count: number): Set<number> {
  const steps = Math.min(labels, count) - 1
  return new Set(
    steps < 1
      ? [0]
      : Array.from({ length: steps + 1 }, (_, step) => Math.round((step * (count - 1)) / steps)),
  )
}
