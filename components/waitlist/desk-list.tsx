'use client'

import { useLocale, useTranslations } from 'next-intl'
import { DataState } from '@/components/shared/state/data-state'
import { AsIs, KeptWords, keptWord } from '@/components/shared/text/as-is'
import { withFullMessages } from '@/components/shared/text/full-messages'
import { PhoneLink } from '@/components/shared/text/phone-link'
import { Badge } from '@/components/ui/badge'
import { Skeleton } from '@/components/ui/skeleton'
import type { Wish } from '@/lib/domain/wish'
import { formatClock, formatDay, formatSlot } from '@/lib/format/dates'
import { EntryActions } from './entry-actions'
import { Standing } from './standing'
import { WishLine } from './wish-line'

export const DeskList = withFullMessages(List)

interface DeskListProps {
  /** In the order in which times are offered. */
  wishes: readonly Wish[] | undefined
  /** For colleagues of the doctor who reads it. */
  others: readonly Wish[] | undefined
  /** A doctor who reads it, who moves no appointments of colleagues. */
  doctorId: string | null
  failed: boolean
  onChanged: () => void
}

function List({ wishes, others, doctorId, failed, onChanged }: DeskListProps) {
  const t = useTranslations('waitlist')
  return (
    <DataState
      loading={!wishes && !failed}
      loadingText={t('loading')}
      skeleton={<Skeleton className="h-16" />}
      error={failed ? t('failed') : null}
      onRetry={onChanged}
    >
      <Rows wishes={wishes} doctorId={doctorId} onChanged={onChanged} />
      {others && others.length > 0 && (
        <details className="border-t py-2">
          <summary className="fold-summary text-muted-foreground">
            {t('forOthers', { count: others.length })}
          </summary>
          <Rows wishes={others} doctorId={doctorId} onChanged={onChanged} />
        </details>
      )}
    </DataState>
  )
}

function Rows({ wishes, ...reading }: Pick<DeskListProps, 'wishes' | 'doctorId' | 'onChanged'>) {
  return (
    <ol className="divide-y">
      {wishes?.map((wish) => (
        <Row key={wish.id} wish={wish} {...reading} />
      ))}
    </ol>
  )
}

function Row({ wish, doctorId, onChanged }: Pick<DeskListProps, 'doctorId' | 'onChanged'> & { wish: Wish }) {
  const t = useTranslations('waitlist')
  const locale = useLocale()
  const { timeZone, offer, appointmentStart, waitingSince, urgentReason } = wish
  const visit = appointmentStart && keptWord(formatSlot(appointmentStart, timeZone, locale))
  return (
    <li className="relative py-3">
      <p className="flex flex-wrap items-center gap-x-2 pe-8">
        <AsIs className="font-medium wrap-anywhere">{wish.patientName}</AsIs>
        {wish.urgent && <Badge variant="warning">{t('urgent')}</Badge>}
        {offer && (
          <Badge variant="accent" className="whitespace-normal">
            <span>
              <KeptWords>
                {t('isOffered', {
                  when: keptWord(formatSlot(offer.start, timeZone, locale)),
                  until: keptWord(formatClock(offer.expiresAt, timeZone)),
                })}
              </KeptWords>
            </span>
          </Badge>
        )}
      </p>
      <WishLine wish={wish} className="text-xs text-muted-foreground">
        {wish.patientPhone && (
          <span>
            <PhoneLink phone={wish.patientPhone} />
          </span>
        )}
      </WishLine>
      <details>
        <summary className="fold-summary absolute end-0 top-2 size-6 justify-center pointer-coarse:size-11">
          <span className="sr-only">{t('moreOf', { name: wish.patientName ?? '' })}</span>
        </summary>
        <div className="grid gap-1 pt-1">
          {urgentReason && <p className="text-muted-foreground wrap-anywhere">{urgentReason}</p>}
          {wish.position > 1 && <Standing wish={wish} />}
          <p className="flex flex-wrap gap-x-3 text-xs text-muted-foreground">
            <span>
              <KeptWords>
                {t('waitingSince', { day: keptWord(formatDay(waitingSince, timeZone, locale)) })}
              </KeptWords>{' '}
            </span>
            {visit && (
              <span className="inline-block first-letter:uppercase">
                <KeptWords>{t('before', { when: visit })}</KeptWords>
              </span>
            )}
          </p>
          <EntryActions
            wish={wish}
            movesVisit={doctorId === null || doctorId === wish.doctorId}
            onChanged={onChanged}
          />
        </div>
      </details>
    </li>
  )
}
