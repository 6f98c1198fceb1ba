import { useTranslations } from 'next-intl'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { SubmitButton } from '@/components/shared/form/submit-button'
import { entriesOfVisit, type History } from '@/lib/domain/history'
import { Section } from './section'
import { useEarlierVisits } from './use-earlier-visits'
import { VisitEntry } from './visit-entry'

/** The patient's visits as a line of time, latest first: what they came for, what was written, found and decided. */
export function VisitsSection({ history }: { history: History }) {
  const t = useTranslations('history')
  const { visits, hasMore, pending, sentence, load } = useEarlierVisits(history)
  return (
    <Section name="visits" add={null} empty={visits.length === 0} emptyText={t('noVisits')}>
      <ol className="grid gap-5 border-s ps-5">
        {visits.map((visit) => (
          <VisitEntry key={visit.id} visit={visit} entries={entriesOfVisit(history, visit.id)} />
        ))}
      </ol>
      <SentenceAlert of={sentence} />
      {hasMore && (
        <SubmitButton
          type="button"
          variant="secondary"
          className="justify-self-start print:hidden"
          pending={pending}
          onClick={load}
        >
          {t('earlierVisits')}
        </SubmitButton>
      )}
    </Section>
  )
}
