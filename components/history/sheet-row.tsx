import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { AsIs, Time } from '@/components/shared/text/as-is'
import { Badge } from '@/components/ui/badge'
import { buttonVariants } from '@/components/ui/button'
import { TableCell, TableRow } from '@/components/ui/table'
import { type Treatment, treatmentPhase } from '@/lib/domain/history'
import { endsSoon, timeLeft } from '@/lib/domain/time-left'
import { formatAge } from '@/lib/format/age'
import { cn } from '@/lib/utils'

interface SheetRowProps {
  treatment: Treatment
  /** The recorded allergies that its name contains. */
  allergies: readonly string[]
  /** Whether it is the reader's own. */
  own: boolean
  /** Today at the clinic, `yyyy-MM-dd`. */
  today: string
  /** Link to ask the clinic for a renewal. */
  renewHref: string | null
}

const cell = 'h-auto align-top max-lg:not-print:p-0'

/** One treatment of the printed list. */
export function SheetRow({ treatment, allergies, own, today, renewHref }: SheetRowProps) {
  const [t, tList, locale] = [useTranslations('history'), useTranslations('treatmentList'), useLocale()]
  const { name, startDate, endDate, instructions, reportedByPatient, changed } = treatment
  const phase = treatmentPhase(treatment, today)
  const isSoon = endsSoon(today, endDate)
  return (
    <TableRow
      className={cn(
        'max-lg:not-print:flex max-lg:not-print:flex-wrap max-lg:not-print:gap-1 max-lg:not-print:p-4 print:break-inside-avoid',
        phase === 'past' && 'text-muted-foreground',
      )}
    >
      <TableCell
        className={cn(
          cell,
          'flex-wrap items-center justify-between gap-x-4 font-semibold wrap-anywhere lg:min-w-44 max-lg:not-print:order-first max-lg:not-print:flex max-lg:not-print:w-full',
        )}
      >
        <div>
          {name}
          <span className="flex flex-wrap gap-1.5 font-normal">
            {allergies.map((allergy) => (
              <Badge key={allergy} variant="allergy" className="mt-1 whitespace-normal">
                {t('allergyTo', { name: allergy })}
              </Badge>
            ))}
            {reportedByPatient && (
              <span className="text-xs text-muted-foreground">{t(own ? 'reportedOwn' : 'reported')}</span>
            )}
          </span>
        </div>
        {renewHref && (
          <Link
            prefetch={false}
            href={renewHref}
            aria-label={`${tList('renew')}: ${name}`}
            className={buttonVariants({
              ...(isSoon ? { variant: 'secondary', size: 'sm' } : { variant: 'link' }),
              className: 'w-fit lg:mt-1 print:hidden',
            })}
          >
            {tList('renew')}
          </Link>
        )}
      </TableCell>
      <TableCell className={cn(cell, 'whitespace-nowrap max-lg:not-print:text-muted-foreground')}>
        <Time className="normal-nums">{startDate}</Time>
      </TableCell>
      <TableCell className={cn(cell, '@5xl:whitespace-nowrap max-lg:not-print:text-muted-foreground')}>
        <span aria-hidden="true" className="lg:hidden print:hidden">
          –{' '}
        </span>
        <Time className="whitespace-nowrap normal-nums">{endDate}</Time>
        {phase === 'current' && (
          <>
            <span aria-hidden="true" className="lg:hidden print:hidden">
              {' · '}
            </span>
            <span
              className={cn(
                'inline-block lg:block lg:whitespace-nowrap print:hidden',
                isSoon ? 'font-medium text-warning-strong' : 'text-muted-foreground',
              )}
            >
              {tList('left', { time: formatAge(timeLeft(today, endDate), locale) })}
            </span>
          </>
        )}
      </TableCell>
      <TableCell
        className={cn(
          cell,
          'wrap-anywhere whitespace-pre-line max-lg:not-print:order-first max-lg:not-print:w-full',
        )}
      >
        {instructions}
      </TableCell>
      <TableCell
        className={cn(
          cell,
          'text-muted-foreground max-lg:not-print:w-full max-lg:not-print:text-xs lg:min-w-48',
        )}
      >
        {changed?.by && <span className="lg:hidden print:hidden">{`${tList('by')} `}</span>}
        <AsIs>{changed?.by}</AsIs>
      </TableCell>
    </TableRow>
  )
}
