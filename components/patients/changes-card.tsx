'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useDetailText } from '@/components/people/use-detail-text'
import { SettingCard } from '@/components/shared/page/setting-card'
import { RowAction, SettingRow } from '@/components/shared/page/setting-row'
import { AsIs, Time } from '@/components/shared/text/as-is'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { formatDateTime } from '@/lib/format/dates'
import { useRead } from '@/lib/swr/use-call'

interface ChangesCardProps {
  patientId: string
  timeZone: string
  /** Whether it is about the reader. */
  own: boolean
}

/** The pressed row goes, and a keyboard would begin at the page's top. */
const takeFocus = (card: HTMLElement | null) => card?.focus()

/** Old and new values of a patient's details, read when somebody asks for them: for staff unfolded below the details. */
export function ChangesCard({ patientId, timeZone, own }: ChangesCardProps) {
  const t = useTranslations('sheet')
  const [asked, setAsked] = useState(false)
  if (!own)
    return (
      <>
        <Button variant="link" aria-expanded={asked} onClick={() => setAsked(!asked)}>
          {t('showChanges')}
        </Button>
        {asked && (
          <div className="@container w-full">
            <ChangeList patientId={patientId} timeZone={timeZone} />
          </div>
        )}
      </>
    )
  const said = { id: 'changes', title: t('changes') }
  const text = t('ownChangesText')
  if (asked)
    return (
      <SettingCard {...said} text={text} ref={takeFocus} tabIndex={-1} className="print:hidden">
        <ChangeList patientId={patientId} timeZone={timeZone} />
      </SettingCard>
    )
  return (
    <SettingRow
      {...said}
      note={text}
      action={
        <Button variant="row" onClick={() => setAsked(true)}>
          <RowAction>{t('showChanges')}</RowAction>
        </Button>
      }
    />
  )
}

function ChangeList({ patientId, timeZone }: Pick<ChangesCardProps, 'patientId' | 'timeZone'>) {
  const t = useTranslations('sheet')
  const locale = useLocale()
  const detailText = useDetailText()
  const { data, error } = useRead('patients.changes', { params: { id: patientId } })
  if (error) return <Alert variant="error">{t('changesFailed')}</Alert>
  if (!data) return <p role="status">{t('loading')}</p>
  if (data.changes.length === 0) return <p className="text-sm text-muted-foreground">{t('noChanges')}</p>
  return (
    <ul className="divide-y">
      {data.changes.map(({ id, field, before, after, by, at }) => (
        <li key={id} className="grid gap-x-4 gap-y-0.5 py-2 @lg:grid-cols-[10rem_1fr]">
          <span className="text-sm font-medium">{t(`fields.${field}`)}</span>
          <span className="min-w-0 text-sm wrap-anywhere">
            <AsIs className="text-muted-foreground line-through">{detailText(field, before) || '–'}</AsIs>{' '}
            <span className="sr-only">{t('became')}</span>
            <AsIs>{detailText(field, after) || '–'}</AsIs>
            <span className="block text-xs text-muted-foreground">
              <Time dateTime={at}>{formatDateTime(at, timeZone, locale)}</Time>
              {by && (
                <>
                  {' · '}
                  <AsIs>{by}</AsIs>
                </>
              )}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}
