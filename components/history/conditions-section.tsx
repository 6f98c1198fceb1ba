import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Time } from '@/components/shared/text/as-is'
import { Badge } from '@/components/ui/badge'
import {
  type Condition,
  type HistoryRights,
  isOngoing,
  mayRemove,
  sortConditions,
} from '@/lib/domain/history'
import { cn } from '@/lib/utils'
import { ChangedLine } from './changed-line'
import { EntryActions } from './entry-actions'
import type { OpenDialog, WriteAbout } from './history-dialog'
import { ReportedBadge } from './reported-badge'
import { Section } from './section'
import { VisitLine } from './visit-line'

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

type ConditionCardProps = {
  condition: Condition
  today: string
  timeZone: string
  writeHref: string
  onEdit: (() => void) | null
  onDelete: (() => void) | null
}

function ConditionCard({ condition, today, timeZone, writeHref, onEdit, onDelete }: ConditionCardProps) {
  const t = useTranslations('history')
  const ongoing = isOngoing(condition, today)
  const day = (children: ReactNode) => <Time>{children}</Time>
  return (
    <li
      className={cn(
        'flex min-w-0 flex-col gap-2 rounded-lg border p-4 @xl:last:odd:col-span-full print:break-inside-avoid',
        ongoing && 'bg-card',
      )}
    >
      <div className="flex items-start justify-between gap-2">
        <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          <h3 className="font-semibold wrap-anywhere">{condition.name}</h3>
          <Badge variant={ongoing ? 'accent' : 'secondary'}>{t(ongoing ? 'ongoing' : 'past')}</Badge>
          {condition.reportedByPatient && <ReportedBadge />}
        </div>
        <div className="-me-2 -mt-2">
          <EntryActions name={condition.name} writeHref={writeHref} onEdit={onEdit} onDelete={onDelete} />
        </div>
      </div>
      <p className="wrap-anywhere whitespace-pre-line">{condition.details}</p>
      <div>
        <p className="text-sm text-muted-foreground tabular-nums">
          {t.rich('sinceDate', { date: condition.since, day })}
          {condition.until && <> {t.rich('untilDate', { date: condition.until, day })}</>}
        </p>
        <VisitLine visit={condition.visit} />
        <ChangedLine changed={condition.changed} timeZone={timeZone} />
      </div>
    </li>
  )
}
