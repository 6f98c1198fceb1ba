'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { DeskList } from '@/components/waitlist/large-parts'
import { useLive } from '@/lib/browser/live'
import { useRead } from '@/lib/swr/use-call'

const BESIDE_BOARD = '(width >= 64rem)'

/**
 * The waitlist: open beside the board while somebody waits and there is room, otherwise a line below it, whose list loads
 * when it is unfolded. `waiting`: how many, as the server counted.
 */
export function DeskWaitlist({ waiting }: { waiting: number }) {
  const t = useTranslations('today')
  const list = useRef<HTMLDetailsElement>(null)
  const [opened, setOpened] = useState(false)
  const { data, mutate } = useRead('waitlist.list', {}, { revalidateOnMount: false })
  useLive((signal) => {
    if (signal.type === 'appointment.changed' || signal.type === 'offer.changed' || signal.type === 'resumed')
      void mutate()
  })
  const count = data?.length ?? waiting
  const isEmpty = count === 0
  useEffect(() => {
    if (!isEmpty && list.current && matchMedia(BESIDE_BOARD).matches) list.current.open = true
  }, [isEmpty])
  return (
    <details
      ref={list}
      data-empty={isEmpty || undefined}
      data-beside={!isEmpty || undefined}
      className="@container rounded-lg border bg-card px-4 py-2 data-empty:not-open:border-dashed data-empty:not-open:bg-transparent print:hidden"
      onToggle={() => setOpened(true)}
    >
      <summary className="fold-summary font-semibold">
        <span>
          {t('waitlist')} <span className="ms-1 font-normal text-muted-foreground tabular-nums">{count}</span>
        </span>
      </summary>
      <div className="mt-3">{opened && <DeskList />}</div>
    </details>
  )
}
