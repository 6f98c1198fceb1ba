import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Table, TableBody, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { cn } from '@/lib/utils'

const columns = ['specialty', 'presence', 'nextFree', 'booked', 'lastLogin', 'factor'] as const

/** Narrow tables say these elsewhere, or not at all. */
const ofWide: readonly string[] = ['presence', 'factor']

interface PeopleTableProps {
  label: string
  /** Rows below the name of what their people are. */
  groups: readonly { title: string; order?: string | false; rows: readonly ReactNode[] }[]
}

/** The people of a clinic in one table, so that all their columns are the same. */
export function PeopleTable({ label, groups }: PeopleTableProps) {
  const t = useTranslations('team.columns')
  return (
    <Table aria-label={label}>
      <TableHeader className="max-lg:sr-only">
        <TableRow>
          <TableHead className="px-3 xl:w-88">{t('person')}</TableHead>
          {columns.map((column) => (
            <TableHead
              key={column}
              className={cn('px-3', ofWide.includes(column) ? 'max-[90rem]:hidden' : 'max-lg:hidden')}
            >
              {t(column)}
            </TableHead>
          ))}
          <TableHead className="w-24 px-3">
            <span className="sr-only">{t('actions')}</span>
          </TableHead>
        </TableRow>
      </TableHeader>
      {groups.map(({ title, order, rows }, index) => (
        <TableBody key={title} className={index > 0 ? 'border-t' : undefined}>
          <TableRow className="bg-muted/60">
            <TableHead scope="rowgroup" colSpan={columns.length + 2} className="px-3 font-semibold">
              {title}{' '}
              <span className="font-normal text-muted-foreground tabular-nums">
                {[rows.length, order].filter(Boolean).join(' · ')}
              </span>
            </TableHead>
          </TableRow>
          {rows}
        </TableBody>
      ))}
    </Table>
  )
}
