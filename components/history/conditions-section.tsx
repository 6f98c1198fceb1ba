import { useTranslations } from 'next-intl'
import { type Condition, type HistoryRights, mayRemove, sortConditions } from '@/lib/domain/history'
import { ConditionCard } from './condition-card'
import type { OpenDialog, WriteAbout } from './history-dialog'
import { Section } from './section'

type ConditionsSectionProps = {
  conditions: Condition[]
  today: string
  timeZone: string
  rights: HistoryRights
  onOpen: OpenDialog
  writeTo: WriteAbout
}

export function ConditionsSection({
  conditions,
  today,
  timeZone,
  rights,
  onOpen,
  writeTo,
}: ConditionsSectionProps) {
  const t = useTranslations('history')
  return (
    <Section
      name="conditions"
      empty={conditions.length === 0}
      emptyText={t('noConditions')}
      add={
        rights.add
          ? { label: t('addCondition'), onClick: () => onOpen({ kind: 'condition', entry: null }) }
          : null
      }
    >
      <ul className="grid gap-3 @xl:grid-cols-2">
        {sortConditions(conditions, today).map((condition) => (
          <ConditionCard
            key={condition.id}
            condition={condition}
            today={today}
            timeZone={timeZone}
            writeHref={writeTo('condition', condition.id)}
            onEdit={rights.edit ? () => onOpen({ kind: 'condition', entry: condition }) : null}
            onDelete={
              mayRemove(rights, condition)
                ? () => onOpen({ kind: 'delete', target: { of: 'condition', entry: condition } })
                : null
            }
          />
        ))}
      </ul>
    </Section>
  )
}
