import { useTranslations } from 'next-intl'
import { Card, CardTitle } from '@/components/ui/card'
import type { EntryOfVisit } from '@/lib/domain/appointment'
import { EntryList } from './entry-list'

/** What was found or decided at the visit, as its patient reads it. */
export function ReadEntries({ entries }: { entries: readonly EntryOfVisit[] }) {
  const t = useTranslations('appointments')
  return (
    <Card>
      <CardTitle>{t('entries')}</CardTitle>
      <EntryList entries={entries} />
    </Card>
  )
}
