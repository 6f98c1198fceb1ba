'use client'

import { Bar, BarChart, CartesianGrid, ResponsiveContainer, XAxis, YAxis } from 'recharts'

/** One bar of a chart: its name, and what is drawn of it. */
export interface BarRow {
  label: string
  /** The part that counts. */
  value: number
  /** The rest of the whole, drawn pale above it. */
  rest: number
}

export interface BarsChartProps {
  rows: BarRow[]
  height: number
}

const axis = { stroke: 'var(--muted-foreground)', tickLine: false, fontSize: 12 } as const
const steps = [1, 2, 5, 10]
const mostTicks = 5

/** Round figures from nothing to the highest bar or a little more. */
export function roundTicks(highest: number): number[] {
  const least = Math.max(highest, 1) / mostTicks
  const power = 10 ** Math.floor(Math.log10(least))
  const step = Math.max(1, power * (steps.find((each) => each * power >= least) ?? 10))
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => index * step)
}

/** Bars side by side, for the eye alone: the same figures are in a sentence and in a table beside them. */
export function BarsChart({ rows, height }: BarsChartProps) {
  const ticks = roundTicks(Math.max(...rows.map(({ value, rest }) => value + rest)))
  return (
    <ResponsiveContainer width="100%" height={height}>
      <BarChart data={rows} accessibilityLayer={false} margin={{ top: 8, right: 16, bottom: 0, left: 0 }}>
        <CartesianGrid vertical={false} stroke="var(--border)" />
        <XAxis dataKey="label" type="category" {...axis} height={24} />
        <YAxis width={36} {...axis} axisLine={false} ticks={ticks} domain={[0, ticks.at(-1) ?? 1]} />
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
