import { useTranslations } from 'next-intl'
import { Card, CardTitle } from '@/components/ui/card'
import type { EntryOfVisit } from '@/lib/domain/appointment'
import { EntryList } from './entry-list'

/** Entries that were found or decided at the visit, as its patient reads them. */
export function ReadEntries({ entries }: { entries: readonly EntryOfVisit[] }) {
  const t = useTranslations('appointments')
  return (
    <Card>
      <CardTitle>{t('conditionsAndTreatments')}</CardTitle>
      <EntryList entries={entries} />
    </Card>
  )
}
