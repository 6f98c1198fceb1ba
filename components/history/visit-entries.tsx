'use client'

import { useTranslations } from 'next-intl'
import { useCallback, useState } from 'react'
import { VisitEntriesDialog } from '@/components/history/large-parts'
import { Button } from '@/components/ui/button'
import { Card, CardDescription, CardTitle } from '@/components/ui/card'
import type { AppointmentDetail } from '@/lib/domain/appointment'
import { EntryList } from './entry-list'

interface VisitEntriesProps {
  visit: Pick<AppointmentDetail, 'id' | 'patientId' | 'timeZone' | 'entries' | 'status'>
  /** Today at the clinic, `yyyy-MM-dd`. */
  today: string
}

const ways = ['condition', 'treatment', 'tie'] as const

/** Entries found or decided at the visit: its doctor ties them to it, or adds them. */
export function VisitEntries({ visit, today }: VisitEntriesProps) {
  const t = useTranslations('visitActions')
  const [entries, setEntries] = useState(visit.entries)
  const [opened, setOpened] = useState<(typeof ways)[number] | null>(null)
  const [asked, setAsked] = useState(0)
  const close = useCallback(() => setOpened(null), [])
  return (
    <Card>
      <CardTitle>{t('entries')}</CardTitle>
      {entries.length > 0 ? (
        <EntryList entries={entries} />
      ) : (
        <CardDescription>{t('noEntries')}</CardDescription>
      )}
      {visit.status !== 'cancelled' && (
        <div className="flex flex-wrap gap-x-3 gap-y-2 print:hidden">
          {ways.map((way) => (
            <Button
              key={way}
              variant="link"
              onClick={() => {
                setAsked(asked + 1)
                setOpened(way)
              }}
            >
              {t(`entryWays.${way}`)}
            </Button>
          ))}
        </div>
      )}
      {asked > 0 && (
        <VisitEntriesDialog
          visit={visit}
          today={today}
          opened={opened}
          asked={asked}
          onEntries={setEntries}
          onClose={close}
        />
      )}
    </Card>
  )
}
