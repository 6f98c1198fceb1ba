import type { ReactNode } from 'react'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'

export interface Column<Row> {
  head: string
  cell: (row: Row) => ReactNode
  className?: string
}

interface WideTableProps<Row> {
  label?: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  idOf: (row: Row) => string
}

/** A row for each thing, as wide as its place. */
export function WideTable<Row>({ label, columns, rows, idOf }: WideTableProps<Row>) {
  return (
    <Table aria-label={label}>
      <TableHeader>
        <TableRow>
          {columns.map(({ head }) => (
            <TableHead key={head} className="px-3">
              {head}
            </TableHead>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={idOf(row)}>
            {columns.map(({ head, cell, className = '' }) => (
              <TableCell key={head} className={`px-3 ${className}`}>
                {cell(row)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
