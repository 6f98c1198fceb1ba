import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Table, TableBody, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { cn } from '@/lib/utils'

interface PeopleTableProps {
  label: string
  ofDoctors: boolean
  children: ReactNode
}

/** The columns for doctors, or for those who see no patients. */
export function PeopleTable({ label, ofDoctors, children }: PeopleTableProps) {
  const t = useTranslations('team.columns')
  const columns = ofDoctors
    ? (['specialty', 'booked', 'nextFree', 'lastLogin'] as const)
    : (['role', 'lastLogin'] as const)
  return (
    <Table aria-label={label}>
      <TableHeader className="max-lg:sr-only">
        <TableRow>
          <TableHead className="px-3 xl:w-88">{t('person')}</TableHead>
          {columns.map((column) => (
            <TableHead key={column} className={cn('px-3 max-lg:hidden', column === 'lastLogin' && 'xl:w-40')}>
              {t(column)}
            </TableHead>
          ))}
          <TableHead className="w-24 px-3">
            <span className="sr-only">{t('actions')}</span>
          </TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>{children}</TableBody>
    </Table>
  )
}
