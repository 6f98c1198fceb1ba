'use client'

import { Bar, BarChart, CartesianGrid, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts'

/** One bar of a chart: its name, and what is drawn of it. */
export interface BarRow {
  label: string
  /** The part that counts, in percent. */
  value: number
  /** The rest of the whole, drawn pale above it. */
  rest: number
  /** The part that counts, as it is written. */
  figure: string
}

export interface BarsChartProps {
  rows: BarRow[]
  height: number
}

/** More of them have no room for their figures. */
const mostNamed = 6

const figures = { fill: 'var(--foreground)', fontSize: 12 } as const

const axis = { stroke: 'var(--muted-foreground)', tickLine: false, fontSize: 12 } as const

/** A pale part without height is not drawn, and has no label. */
const figureOfFull = ({ rest, figure }: BarRow) => (rest === 0 ? figure : undefined)

/** Bars side by side, for the eye alone: the same figures are in a sentence and in a table beside them. */
export function BarsChart({ rows, height }: BarsChartProps) {
  const areNamed = rows.length <= mostNamed
  return (
    <ResponsiveContainer width="100%" height={height}>
      <BarChart data={rows} accessibilityLayer={false} margin={{ top: 20, right: 16, bottom: 0, left: 0 }}>
        <CartesianGrid vertical={false} stroke="var(--border)" />
        <XAxis dataKey="label" type="category" {...axis} height={24} />
        <YAxis width={44} {...axis} axisLine={false} ticks={[0, 50, 100]} domain={[0, 100]} unit="%" />
        <Bar dataKey="value" stackId="whole" fill="var(--primary)" maxBarSize={36} isAnimationActive={false}>
          {areNamed && <LabelList dataKey={figureOfFull} position="top" {...figures} />}
        </Bar>
        <Bar
          dataKey="rest"
          stackId="whole"
          fill="var(--primary-soft)"
          stroke="var(--primary)"
          strokeOpacity={0.5}
          maxBarSize={36}
          isAnimationActive={false}
        >
          {/* Right above the full part: a pale one lies over labels of that. */}
          {areNamed && <LabelList dataKey="figure" position="insideBottom" {...figures} />}
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  )
}
