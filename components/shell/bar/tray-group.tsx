'use client'

import {
  CalendarCheck,
  CalendarCheck2,
  CalendarClock,
  CalendarPlus,
  CalendarSync,
  CalendarX,
  ChevronDown,
  FileCheck,
  FilePen,
  FilePlus,
  FileQuestion,
  ImagePlus,
  type LucideIcon,
  MailX,
  MessageSquare,
  MessageSquareWarning,
  ShieldAlert,
  Siren,
  UserRoundCheck,
} from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { KeptWords, Time } from '@/components/shared/text/as-is'
import type { TrayEntry, TrayGroup } from '@/lib/domain/tray'
import { formatClock } from '@/lib/format/dates'
import { useTrayText } from './use-tray-text'

const icons: Record<TrayEntry['kind'], LucideIcon> = {
  'visit-booked': CalendarPlus,
  'visit-moved': CalendarSync,
  'visit-cancelled': CalendarX,
  'visit-confirmed': CalendarCheck2,
  'visit-handed-over': UserRoundCheck,
  'slot-offered': CalendarCheck,
  'image-added': ImagePlus,
  'analytic-added': FilePlus,
  'fastq-requested': FileQuestion,
  'fastq-stored': FileCheck,
  'study-reviewed': FileCheck,
  'password-changed': ShieldAlert,
  'two-factor-on': ShieldAlert,
  'two-factor-off': ShieldAlert,
  'hours-changed': CalendarClock,
  message: MessageSquare,
  'mail-refused': MailX,
  'channels-cap': MessageSquareWarning,
  'record-opened': Siren,
  'correction-asked': FilePen,
  'correction-decided': FileCheck,
  'details-changed': FilePen,
}

/** So many of a group are told before it is unfolded. */
const mostBriefs = 3

interface GroupProps {
  group: TrayGroup
  /** The viewer's time zone. */
  timeZone: string
  /** Called with what becomes read by that. */
  onFollow: (unread: string[]) => void
}

/** One entry, or the repeats of one kind: those that lead to one page as one, the others to be unfolded. */
export function TrayGroupRows({ group, timeZone, onFollow }: GroupProps) {
  const t = useTranslations('tray')
  const textOf = useTrayText()
  const [first, ...others] = group.entries
  const leadsToOne = group.entries.every(({ href }) => href === first.href)
  const row = 'flex items-start gap-3 px-4 py-2.5 text-sm transition-colors hover:bg-accent'
  if (others.length === 0 || (leadsToOne && !('start' in first)))
    return (
      <li>
        <EntryLink entries={group.entries} className={row} timeZone={timeZone} onFollow={onFollow} />
      </li>
    )
  const isNew = group.entries.some(({ read }) => !read)
  const briefs = new Set(
    group.entries.map((entry) => textOf(entry, 1).brief).filter((brief) => brief !== null),
  )
  return (
    <li>
      <details className="group/kind">
        <summary className={`${row} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}>
          <KindIcon kind={group.kind} />
          <span className="min-w-0 grow">
            <span className={`block ${isNew ? 'font-medium' : ''}`}>
              {t(`kinds.${group.kind}`, { count: group.entries.length })}
            </span>
            {briefs.size > 0 && (
              <span className="block truncate text-muted-foreground group-open/kind:hidden">
                <KeptWords>{[...briefs].slice(0, mostBriefs).join(' · ')}</KeptWords>
              </span>
            )}
          </span>
          {isNew && (
            <span className="flex h-5 items-center">
              <NewMark />
            </span>
          )}
          <ChevronDown
            aria-hidden="true"
            className="mt-0.5 size-4 shrink-0 text-muted-foreground transition-transform group-open/kind:rotate-180"
          />
        </summary>
        <ul className="divide-y border-t bg-muted/40">
          {group.entries.map((entry) => (
            <li key={entry.id}>
              <EntryLink
                entries={[entry]}
                className={`${row} ps-11`}
                isInside
                timeZone={timeZone}
                onFollow={onFollow}
              />
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}

interface LinkProps extends Omit<GroupProps, 'group'> {
  entries: TrayGroup['entries']
  className: string
  /** Under the name of its kind. */
  isInside?: boolean
}

function EntryLink({ entries, className, isInside = false, timeZone, onFollow }: LinkProps) {
  const [entry] = entries
  const { title, detail } = useTrayText()(entry, entries.length)
  const unread = entries.filter(({ read }) => !read).map(({ id }) => id)
  return (
    <Link prefetch={false} href={entry.href} className={className} onClick={() => onFollow(unread)}>
      {!isInside && <KindIcon kind={entry.kind} />}
      <span className="min-w-0 grow">
        {(!isInside || !detail) && (
          <span className={`block ${unread.length > 0 ? 'font-medium' : ''}`}>
            <KeptWords>{title}</KeptWords>
          </span>
        )}
        {detail && (
          <span
            className={`block ${isInside && unread.length > 0 ? 'font-medium' : 'text-muted-foreground'}`}
          >
            <KeptWords>{detail}</KeptWords>
          </span>
        )}
      </span>
      <span className="flex h-5 shrink-0 items-center gap-2">
        <Time dateTime={entry.at} className="text-xs text-muted-foreground tabular-nums">
          {formatClock(entry.at, timeZone)}
        </Time>
        {unread.length > 0 && <NewMark />}
      </span>
    </Link>
  )
}

function KindIcon({ kind }: { kind: TrayEntry['kind'] }) {
  const Kind = icons[kind]
  return (
    <Kind aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted-foreground" strokeWidth={1.75} />
  )
}

/** By a dot for the eye, by a word for who listens. */
function NewMark() {
  const t = useTranslations('tray')
  return (
    <span className="size-2 shrink-0 rounded-full bg-primary forced-colors:bg-[Highlight]">
      <span className="sr-only">{t('isNew')}</span>
    </span>
  )
}
