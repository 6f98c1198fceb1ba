import { ChevronLeft, ChevronRight } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button, buttonVariants } from '@/components/ui/button'
import type { PatientPage } from '@/lib/domain/patient'
import { nextPage, type PatientListState, patientListQuery, previousPage } from '@/lib/domain/patient-list'
import { routes } from '@/lib/routes'

function Step({ target, children }: { target: PatientListState | null; children: ReactNode }) {
  if (!target) {
    return (
      <Button variant="secondary" disabled>
        {children}
      </Button>
    )
  }
  return (
    <Link
      prefetch={false}
      href={routes.patients + patientListQuery(target)}
      className={buttonVariants({ variant: 'secondary' })}
    >
      {children}
    </Link>
  )
}

/** How many patients there are, and the pages before and after. */
export function PatientPages({ page, state }: { page: PatientPage; state: PatientListState }) {
  const t = useTranslations('patients')
  return (
    <nav aria-label={t('pages')} className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-sm text-muted-foreground tabular-nums">
        {page.more ? t('countMore', { count: page.total }) : t('count', { count: page.total })}
      </p>
      <div className="flex gap-2">
        <Step target={previousPage(state)}>
          <ChevronLeft aria-hidden="true" />
          {t('previous')}
        </Step>
        <Step target={page.nextCursor ? nextPage(state, page.nextCursor) : null}>
          {t('next')}
          <ChevronRight aria-hidden="true" />
        </Step>
      </div>
    </nav>
  )
}
