'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'

/** Green stripes: what was not found must not look like a finding, not even in print or without colours. */
export function NoRiskPattern({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="6" height="6" fill="var(--success-soft)" />
        <rect width="2" height="6" fill="var(--success)" />
      </pattern>
    </defs>
  )
}

/** The legend of the two kinds of bars. */
export function ChartKey() {
  const t = useTranslations('geneticStudy')
  const pattern = useId()
  const kinds = [
    { text: t('detected'), fill: 'var(--warning)', stroke: 'var(--warning-strong)', striped: false },
    { text: t('notDetected'), fill: `url(#${pattern})`, stroke: 'var(--success)', striped: true },
  ]
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {kinds.map(({ text, fill, stroke, striped }) => (
        <p key={text} className="flex items-center gap-2">
          <svg aria-hidden="true" width="28" height="14" className="shrink-0">
            {striped && <NoRiskPattern id={pattern} />}
            <rect x="0.5" y="0.5" width="27" height="13" rx="2" fill={fill} stroke={stroke} />
          </svg>
          {text}
        </p>
      ))}
    </div>
  )
}
