'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { buttonVariants } from '@/components/ui/button'
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

/** Leads to the waitlist where that is below the board, and says how many wait: a browser unfolds what it goes to. */
export function WaitlistCount({ initial, doctorId }: DeskWaitlistProps) {
  const t = useTranslations('today')
  const { data } = useBrought('waitlist.list', {}, initial)
  const own = data?.filter(isFor(doctorId)) ?? []
  if (own.length === 0) return null
  return (
    <a
      href="#waitlist"
      className={buttonVariants({ variant: 'link', className: 'font-normal lg:hidden print:hidden' })}
    >
      {t('waitlistCount', { count: own.length, urgent: own.filter(({ urgent }) => urgent).length })}
    </a>
  )
}

/**
 * The waitlist as the server read it, then whatever the live stream says of it: open beside the board while somebody
 * waits and there is room, otherwise a line below it. It asks by itself where the server could not read it.
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
  const isNone = doctorId !== null && wishes?.length === 0
  useEffect(() => {
    if (!isEmpty && list.current && matchMedia(BESIDE_BOARD).matches) list.current.open = true
  }, [isEmpty])
  return (
    <details
      ref={list}
      // A doctor does not keep the list: where nobody waits it says nothing.
      hidden={isNone}
      data-empty={isEmpty || undefined}
      data-beside={!isEmpty || undefined}
      className="@container rounded-lg border bg-card px-4 py-2 data-empty:order-last data-empty:not-open:border-transparent data-empty:not-open:bg-transparent print:hidden"
      onToggle={() => setOpened(true)}
    >
      <summary className="fold-summary font-semibold">
        <span>
          {t('waitlist')} <span className="ms-1 font-normal text-muted-foreground tabular-nums">{count}</span>
        </span>
      </summary>
      <div id="waitlist" className="mt-3 scroll-mt-20">
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
