'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { WithId } from '#contract/calls/call'
import type { VisitMessage } from '#contract/reminders'
import { RevokeLinks } from '@/components/appointments/revoke-links'
import { DeskConsents } from '@/components/consents/desk-consents'
import { useDeskConsents } from '@/components/consents/use-desk-consents'
import { DataState } from '@/components/shared/state/data-state'
import { Time } from '@/components/shared/text/as-is'
import { withFullMessages } from '@/components/shared/text/full-messages'
import { Badge, type BadgeVariant } from '@/components/ui/badge'
import { Skeleton } from '@/components/ui/skeleton'
import { formatSlot } from '@/lib/format/dates'
import { euros } from '@/lib/format/money'
import { useRead } from '@/lib/swr/use-call'

interface MailListProps {
  id: string
  timeZone: string
  /** Whether the links of the mails still do anything. */
  hasLinks: boolean
  /** Null while the patient reads. */
  patientId: string | null
}

const looks: Record<VisitMail['state'], BadgeVariant> = {
  planned: 'secondary',
  waiting: 'default',
  queued: 'default',
  sent: 'success',
  delivered: 'success',
  answered: 'success',
  failed: 'destructive',
  dropped: 'warning',
}

export const MailList = withFullMessages(List)

function List({ id, timeZone, hasLinks, patientId }: MailListProps) {
  const t = useTranslations('appointments')
  const locale = useLocale()
  const { data: mails, error } = useRead(
    'reminders.listMails',
    { params: { id } },
    { revalidateOnFocus: true },
  )
  const labelOf = ({ why, state }: VisitMail) => {
    if (why === 'address-refused') return t('mailUndeliverable')
    return why ? t('mailUnsent') : t(`mailStates.${state}`)
  }
  return (
    <DataState
      loading={!mails && !error}
      loadingText={t('mailsLoading')}
      skeleton={<Skeleton className="h-11" />}
      error={error ? t('mailsFailed') : null}
    >
      {mails?.length === 0 && <p className="text-muted-foreground">{t('mailsNone')}</p>}
      <ul className="divide-y">
        {mails?.map((mail) => (
          <li key={mail.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <span className="min-w-0 grow font-medium">
              {t(`mailKinds.${mail.kind}`)}
              <span className="font-normal text-muted-foreground">
                {' '}
                · {t(`mailChannels.${mail.channel}`)}
                {patientId !== null && mail.cost > 0 && ` · ${euros(mail.cost / 100, locale)}`}
              </span>
            </span>
            <Time dateTime={mail.at} className="text-muted-foreground tabular-nums">
              {formatSlot(mail.at, timeZone, locale)}
            </Time>
            <Badge variant={looks[mail.state]}>{labelOf(mail)}</Badge>
            {mail.why && (
              <p className="w-full text-sm text-muted-foreground">{t(`mailReasons.${mail.why}`)}</p>
            )}
          </li>
        ))}
      </ul>
      {patientId !== null && <Consents patientId={patientId} />}
      {hasLinks && <RevokeLinks id={id} />}
    </DataState>
  )
}

function Consents({ patientId }: { patientId: string }) {
  return (
    <div className="mt-3 empty:hidden">
      <DeskConsents {...useDeskConsents(patientId)} />
    </div>
  )
}

/** A mail to the patient about one visit. */
type VisitMail = WithId<VisitMessage>
