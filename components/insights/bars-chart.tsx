'use client'

import { Bar, BarChart, CartesianGrid, ResponsiveContainer, XAxis, YAxis } from 'recharts'

/** One row of a chart: what it is called, what is drawn of it, and how that is written. */
export interface BarRow {
  label: string
  /** The part that counts. */
  value: number
  /** The rest of the whole, drawn pale beside it; absent where there is no whole. */
  rest?: number
}

export interface BarsChartProps {
  rows: BarRow[]
  /** Weeks stand side by side, names one below the other. */
  layout: 'weeks' | 'names'
  /** The unit of the bars, at their axis. */
  unit: string
  /** The title of the other axis, where its ticks do not explain themselves. */
  of?: string | undefined
  height: number
}

const axis = { stroke: 'var(--muted-foreground)', tickLine: false, fontSize: 12 } as const
const words = { fill: 'var(--muted-foreground)', fontSize: 12 } as const
const below = (value: string | undefined) =>
  value ? { label: { ...words, value, position: 'insideBottom', offset: 2 } as const, height: 44 } : {}
const beside = (value: string) =>
  ({ ...words, value, angle: -90, position: 'insideLeft', style: { textAnchor: 'middle' } }) as const
const longestName = 20
const shortened = (name: string) =>
  name.length > longestName ? `${name.slice(0, longestName - 1).trimEnd()}…` : name

/** Bars for the eye alone: the same figures stand in a sentence and in a table beside them. */
export function BarsChart({ rows, layout, unit, of, height }: BarsChartProps) {
  const isUpright = layout === 'weeks'
  const names = { dataKey: 'label', type: 'category' } as const
  return (
    <ResponsiveContainer width="100%" height={height}>
      <BarChart
        data={rows}
        layout={isUpright ? 'horizontal' : 'vertical'}
        accessibilityLayer={false}
        margin={{ top: 8, right: 16, bottom: 0, left: 0 }}
      >
        <CartesianGrid horizontal={isUpright} vertical={!isUpright} stroke="var(--border)" />
        {isUpright ? (
          <XAxis {...names} {...axis} {...below(of)} />
        ) : (
          <XAxis type="number" {...axis} {...below(unit)} allowDecimals={false} />
        )}
        {isUpright ? (
          <YAxis width={60} {...axis} axisLine={false} label={beside(unit)} />
        ) : (
          <YAxis {...names} {...axis} width={140} axisLine={false} interval={0} tickFormatter={shortened} />
        )}
        <Bar
          dataKey="value"
          stackId="whole"
          fill="var(--primary)"
          maxBarSize={36}
          isAnimationActive={false}
        />
        <Bar
          dataKey="rest"
          stackId="whole"
          fill="var(--primary-soft)"
          stroke="var(--primary)"
          strokeOpacity={0.5}
          maxBarSize={36}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  )
}
