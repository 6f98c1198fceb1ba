'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { DataState } from '@/components/shared/state/data-state'
import { AsIs, Time } from '@/components/shared/text/as-is'
import { withFullMessages } from '@/components/shared/text/full-messages'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Card, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import type { RoomOfDay } from '@/lib/domain/schedule'
import { formatClock } from '@/lib/format/dates'
import { routes } from '@/lib/routes'
import { useRoomsOfDay } from '@/lib/swr/rooms'
import { CloseRoomDialog } from './close-room-dialog'

interface RoomsDayProps {
  /** `yyyy-MM-dd` */
  day: string
  timeZone: string
  /** Whether the viewer may close a room. */
  mayClose: boolean
}

/** One day of the clinic by rooms and equipment: what each has, and when it is closed. */
export const RoomsDay = withFullMessages(Rooms)

function Rooms({ day, timeZone, mayClose }: RoomsDayProps) {
  const t = useTranslations('rooms')
  const { rooms, failed, retry } = useRoomsOfDay(day)
  const [closing, setClosing] = useState<RoomOfDay | null>(null)
  return (
    <DataState
      loading={!rooms && !failed}
      loadingText={t('loading')}
      skeleton={<Skeleton className="h-40" />}
      error={failed ? t('failed') : null}
      onRetry={retry}
    >
      {rooms?.length === 0 && <p className="p-4 text-muted-foreground">{t('none')}</p>}
      <ul className="grid gap-3 p-3 sm:grid-cols-[repeat(auto-fill,minmax(17rem,1fr))]">
        {rooms?.map((room) => (
          <li key={room.id} className="grid">
            <Card className="content-start">
              <div className="flex items-start justify-between gap-2">
                <CardHeader>
                  <CardTitle level={3}>
                    <AsIs>{room.name}</AsIs>
                  </CardTitle>
                  <CardDescription>{t(`kinds.${room.kind}`)}</CardDescription>
                </CardHeader>
                {mayClose && (
                  <Button
                    variant="ghost"
                    size="sm"
                    className="-me-2 -mt-1.5"
                    aria-label={t('closeOf', { name: room.name })}
                    onClick={() => setClosing(room)}
                  >
                    {t('close')}
                  </Button>
                )}
              </div>
              <Contents room={room} timeZone={timeZone} />
            </Card>
          </li>
        ))}
      </ul>
      {closing && (
        <CloseRoomDialog room={closing} day={day} timeZone={timeZone} onClose={() => setClosing(null)} />
      )}
    </DataState>
  )
}

function Contents({ room: { visits, closed }, timeZone }: { room: RoomOfDay; timeZone: string }) {
  const t = useTranslations('rooms')
  const clock = (instant: string) => formatClock(instant, timeZone)
  return (
    <>
      {closed && (
        <p>
          <Badge>{t('closed', { why: closed.note ?? t(`reasons.${closed.reason}`) })}</Badge>
        </p>
      )}
      {visits.length === 0 && <p className="text-muted-foreground">{t('nothing')}</p>}
      {visits.length > 0 && (
        <ul className="-mx-2 grid gap-1">
          {visits.map(({ id, start, end, patientName, doctorName }) => (
            <li key={id}>
              <Link
                prefetch={false}
                href={routes.appointment(id)}
                className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded-md px-2 py-1.5 hover:bg-muted"
              >
                <Time dateTime={start} className="tabular-nums">
                  {`${clock(start)}–${clock(end)}`}
                </Time>
                <AsIs className="font-medium wrap-anywhere">{patientName}</AsIs>
                <AsIs className="col-start-2 text-sm text-muted-foreground wrap-anywhere">{doctorName}</AsIs>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
