'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { DeskList } from '@/components/waitlist/large-parts'
import { useLive } from '@/lib/browser/live'
import type { Wish } from '@/lib/domain/wish'
import { useBrought } from '@/lib/swr/brought'

const BESIDE_BOARD = '(width >= 64rem)'

interface DeskWaitlistProps {
  initial: Wish[] | null
  /** A doctor who reads it: wishes for colleagues alone stand apart. */
  doctorId: string | null
}

const isFor = (doctorId: string | null) => (wish: Wish) =>
  !doctorId || !wish.doctorId || wish.doctorId === doctorId

/**
 * The waitlist as the server read it, then whatever the live stream says of it: open beside the board where there is room,
 * otherwise below it for whoever unfolds it; nothing while nobody waits for the reader. It asks by itself where the server
 * could not read it.
 */
export function DeskWaitlist({ initial, doctorId }: DeskWaitlistProps) {
  const t = useTranslations('today')
  const list = useRef<HTMLDetailsElement>(null)
  const [opened, setOpened] = useState(false)
  const { data: wishes, error, mutate } = useBrought('waitlist.list', {}, initial)
  useLive((signal) => {
    if (signal.type === 'appointment.changed' || signal.type === 'offer.changed' || signal.type === 'resumed')
      void mutate()
  })
  const isOwn = isFor(doctorId)
  const [own, others] = [wishes?.filter(isOwn), wishes?.filter((wish) => !isOwn(wish))]
  const count = own?.length
  const isEmpty = !count
  useEffect(() => {
    // Other screens lead to it by its address.
    const isWanted = location.hash === '#waitlist' || matchMedia(BESIDE_BOARD).matches
    if (!isEmpty && list.current && isWanted) list.current.open = true
  }, [isEmpty])
  return (
    <details
      ref={list}
      hidden={wishes && isEmpty}
      data-beside={!isEmpty || undefined}
      className="@container rounded-lg border bg-card px-4 py-2 max-lg:py-0 print:hidden"
      onToggle={() => setOpened(true)}
    >
      <summary className="fold-summary font-semibold max-lg:min-h-11">
        <span>
          {t('waitlist')} <span className="ms-1 font-normal text-muted-foreground tabular-nums">{count}</span>
        </span>
      </summary>
      <div id="waitlist" className="mt-3 mb-2 scroll-mt-20">
        {opened && (
          <DeskList
            wishes={own}
            others={others}
            doctorId={doctorId}
            failed={Boolean(error && !wishes)}
            onChanged={() => mutate()}
          />
        )}
      </div>
    </details>
  )
}
