'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Bar, BarChart, CartesianGrid, Cell, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts'

type ConfidenceChartProps = { bars: { id: number; name: string; confidence: number; detected: boolean }[] }

const rowHeight = 44
const axisHeight = 32
const longestName = 34

const shortened = (name: string) =>
  name.length > longestName ? `${name.slice(0, longestName - 1).trimEnd()}…` : name

/** Bars for the eye, told apart by colour and pattern; a table for screen readers. */
export function ConfidenceChart({ bars }: ConfidenceChartProps) {
  const t = useTranslations('geneticStudy')
  const pattern = useId()
  return (
    <div className="grid gap-3">
      <ChartKey />
      <div aria-hidden="true" className="text-xs" style={{ height: bars.length * rowHeight + axisHeight }}>
        <ResponsiveContainer>
          <BarChart
            data={bars}
            layout="vertical"
            accessibilityLayer={false}
            margin={{ top: 0, right: 36, bottom: 0, left: 0 }}
          >
            <NoRiskPattern id={pattern} />
            <CartesianGrid horizontal={false} stroke="var(--border)" />
            <XAxis
              type="number"
              domain={[0, 100]}
              ticks={[0, 25, 50, 75, 100]}
              stroke="var(--muted-foreground)"
              tickLine={false}
              fontSize={12}
            />
            <YAxis
              type="category"
              dataKey="name"
              width={150}
              stroke="var(--muted-foreground)"
              tickLine={false}
              axisLine={false}
              fontSize={12}
              tickFormatter={shortened}
            />
            <Bar
              dataKey="confidence"
              name={t('confidencePercent')}
              radius={[0, 4, 4, 0]}
              barSize={20}
              isAnimationActive={false}
            >
              {bars.map(({ id, detected }) => (
                <Cell
                  key={id}
                  className={detected ? 'finding' : 'no-risk'}
                  fill={detected ? 'var(--warning)' : `url(#${pattern})`}
                  stroke={detected ? 'var(--warning-strong)' : 'var(--success)'}
                />
              ))}
              <LabelList dataKey="confidence" position="right" fill="var(--foreground)" fontSize={12} />
            </Bar>
          </BarChart>
        </ResponsiveContainer>
      </div>
      <p aria-hidden="true" className="text-center text-xs text-muted-foreground">
        {t('confidencePercent')}
      </p>
      <div className="sr-only">
        <table>
          <caption>{t('topFive')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('disease')}</th>
              <th scope="col">{t('result')}</th>
              <th scope="col">{t('confidencePercent')}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ id, name, confidence, detected }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td>{t(detected ? 'detected' : 'notDetected')}</td>
                <td>{confidence}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

/** Green stripes: what was not found must not look like a finding, not even in print or without colours. */
function NoRiskPattern({ id }: { id: string }) {
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
function ChartKey() {
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
