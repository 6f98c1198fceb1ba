import { useTranslations } from 'next-intl'
import { CursorPages } from '@/components/shared/page/cursor-pages'
import { nextPage, previousPage } from '@/lib/domain/cursor-trail'
import type { PatientPage } from '@/lib/domain/patient'
import { type PatientListState, patientListQuery } from '@/lib/domain/patient-list'
import { routes } from '@/lib/routes'

const addressOf = (state: PatientListState | null) => state && routes.patients + patientListQuery(state)

/** How many patients there are, and the pages before and after. */
export function PatientPages({ page, state }: { page: PatientPage; state: PatientListState }) {
  const t = useTranslations('patients')
  return (
    <CursorPages
      label={t('pages')}
      summary={page.more ? t('countMore', { count: page.total }) : t('count', { count: page.total })}
      previous={addressOf(previousPage(state))}
      next={addressOf(page.nextCursor ? nextPage(state, page.nextCursor) : null)}
    />
  )
}
