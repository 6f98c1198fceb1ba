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
import { EntryActions } from './entry-actions'
import { EntryOrigin } from './entry-origin'
import type { OpenDialog, WriteAbout } from './history-dialog'
import { ReportedBadge } from './reported-badge'
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
      emptyText={t('noneRecorded')}
      add={
        rights.add
          ? { label: t('addCondition'), onClick: () => onOpen({ kind: 'condition', entry: null }) }
          : null
      }
    >
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(20rem,100%),1fr))] gap-3">
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
  const day = (children: ReactNode) => <Time className="normal-nums">{children}</Time>
  return (
    <li
      className={cn(
        'grid min-w-0 content-start gap-1 rounded-lg border bg-card px-4 py-3 print:break-inside-avoid',
        !ongoing && 'text-muted-foreground',
      )}
    >
      <div className="flex items-start justify-between gap-2">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="font-semibold wrap-anywhere">{condition.name}</h3>
          <Badge variant={ongoing ? 'accent' : 'secondary'}>{t(ongoing ? 'ongoing' : 'past')}</Badge>
          {condition.reportedByPatient && <ReportedBadge />}
        </div>
        <EntryActions name={condition.name} writeHref={writeHref} onEdit={onEdit} onDelete={onDelete} />
      </div>
      <p className="text-sm text-muted-foreground">
        {t.rich('sinceDate', { date: condition.since, day })}
        {condition.until && <> {t.rich('untilDate', { date: condition.until, day })}</>}
      </p>
      <p className="max-w-reading wrap-anywhere whitespace-pre-line">{condition.details}</p>
      <EntryOrigin entry={condition} timeZone={timeZone} />
    </li>
  )
}
