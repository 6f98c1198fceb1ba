import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useNoAllergiesText } from '@/components/people/use-no-allergies-text'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { type History, type HistoryRights, mayRemove } from '@/lib/domain/history'
import type { OpenDialog } from './history-dialog'
import { ReportedBadge } from './reported-badge'
import { Section } from './section'

type AllergiesSectionProps = {
  history: Pick<History, 'allergies' | 'noKnownAllergies'>
  rights: HistoryRights
  onOpen: OpenDialog
  /** Records that there are none, for who may. */
  children?: ReactNode
}

export function AllergiesSection({ history, rights, onOpen, children }: AllergiesSectionProps) {
  const t = useTranslations('history')
  const { allergies } = history
  const isEmpty = allergies.length === 0
  const emptyText = useNoAllergiesText('short')(history.noKnownAllergies)
  return (
    <Section
      name="allergies"
      empty={isEmpty}
      emptyText={emptyText}
      more={isEmpty && children}
      below={!isEmpty && children}
      add={rights.add ? { label: t('addAllergy'), onClick: () => onOpen({ kind: 'allergy' }) } : null}
    >
      <ul className="flex flex-wrap gap-2">
        {allergies.map((allergy) => (
          <li
            key={allergy.name}
            className="inline-flex min-h-8 max-w-full flex-wrap items-center gap-2 rounded-xl border border-destructive bg-card px-3 text-sm font-medium text-destructive-strong has-[button]:pe-1"
          >
            <span className="min-w-0 py-1 wrap-anywhere">{allergy.name}</span>
            {allergy.reportedByPatient && <ReportedBadge />}
            {mayRemove(rights, allergy) && (
              <Button
                variant="ghost"
                size="icon-sm"
                aria-label={t('remove', { name: allergy.name })}
                className="text-muted-foreground hover:text-destructive-strong print:hidden"
                onClick={() => onOpen({ kind: 'delete', target: { of: 'allergy', entry: allergy } })}
              >
                <Icon name="x" />
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
