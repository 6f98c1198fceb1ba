import type { ComponentProps, ReactNode } from 'react'
import { KeptWords } from '@/components/shared/text/as-is'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'

export interface Column<Row> {
  head: string
  cell: (row: Row) => ReactNode
  className?: string
  card?: ComponentProps<typeof TableCell>['card']
  /** Figures, which stand below each other at the end. */
  figures?: boolean
  /** Names, codes or times, which browsers do not translate. */
  asIs?: boolean
}

interface WideTableProps<Row> {
  label?: string
  /** Such as `max-lg:cards`, where it would find no room. */
  className?: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  idOf: (row: Row) => string
  /** The day, as `keptWord`, and the part of it to which a row belongs; rows of one part follow each other. */
  groupOf?: (row: Row) => readonly [day: string, part: string]
}

/** A row for each thing, as wide as its place. */
export function WideTable<Row>(props: WideTableProps<Row>) {
  const { label, className, columns, rows, idOf, groupOf } = props
  const groups = [...Map.groupBy(rows, (row) => groupOf?.(row).join(' · ') ?? '')]
  return (
    <Table aria-label={label} className={className}>
      <TableHeader>
        <TableRow>
          {columns.map(({ head, figures }) => (
            <TableHead key={head} className={figures ? 'px-3 text-end' : 'px-3'}>
              {head}
            </TableHead>
          ))}
        </TableRow>
      </TableHeader>
      {groups.map(([heading, members], index) => (
        <TableBody key={heading} className={index > 0 ? 'border-t' : undefined}>
          {heading && <GroupHead heading={heading} before={groups[index - 1]?.[0]} span={columns.length} />}
          {members.map((row) => (
            <TableRow key={idOf(row)}>
              {columns.map(({ head, cell, card, figures, asIs = false, className: look = '' }) => (
                <TableCell
                  key={head}
                  translate={asIs ? 'no' : undefined}
                  card={card}
                  className={`px-3 ${figures ? 'text-end tabular-nums' : ''} ${look}`}
                >
                  {cell(row)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      ))}
    </Table>
  )
}

interface GroupHeadProps {
  heading: string
  /** The heading above. */
  before: string | undefined
  span: number
}

/** The first part of a day shows the day; the next ones are the same day's to the eye, and say it to a reader. */
function GroupHead({ heading, before, span }: GroupHeadProps) {
  const [day = '', part = ''] = heading.split(' · ')
  const isNext = before?.startsWith(`${day} · `)
  return (
    <TableRow className={isNext ? undefined : 'bg-muted/60'}>
      <TableHead scope="rowgroup" colSpan={span} className="px-3 font-semibold whitespace-normal">
        <span className={isNext ? 'sr-only' : undefined}>
          <KeptWords>{`${day} · `}</KeptWords>
        </span>
        {part}
      </TableHead>
    </TableRow>
  )
}
