'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { buttonVariants } from '@/components/ui/button'
import { DeskList } from '@/components/waitlist/large-parts'
import { useLive } from '@/lib/browser/live'
import type { Wish } from '@/lib/domain/wish'
import { useBrought } from '@/lib/swr/brought'
import { cn } from '@/lib/utils'

const BESIDE_BOARD = '(width >= 64rem)'

interface DeskWaitlistProps {
  initial: Wish[] | null
  /** A doctor who reads it: wishes for colleagues alone stand apart. */
  doctorId: string | null
}

const isFor = (doctorId: string | null) => (wish: Wish) =>
  !doctorId || !wish.doctorId || wish.doctorId === doctorId

/** Where small windows show the list, below the board, once somebody asks for it. */
function unfold() {
  const list = document.getElementById('waitlist')?.closest('details')
  if (list) list.open = true
}

/** Leads to the waitlist where that is below the board, and says how many wait. */
export function WaitlistCount({ initial, doctorId }: DeskWaitlistProps) {
  const t = useTranslations('today')
  const { data } = useBrought('waitlist.list', {}, initial)
  const count = data?.filter(isFor(doctorId)).length
  if (!count) return null
  return (
    // biome-ignore lint/a11y/useValidAnchor: it goes to the list, which is out of sight while it is folded
    <a
      href="#waitlist"
      onClick={unfold}
      className={buttonVariants({ variant: 'link', className: 'font-normal lg:hidden print:hidden' })}
    >
      {t('waitlist')} {count}
    </a>
  )
}

/**
 * The waitlist as the server read it, then whatever the live stream says of it: open beside the board where there is room,
 * otherwise below it for whoever unfolds it; nothing while nobody waits. It asks by itself where the server could not read it.
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
      hidden={wishes?.length === 0}
      data-beside={!isEmpty || undefined}
      // Folded again it stays, with the focus on its line.
      data-quiet={!(opened || error) || undefined}
      className={cn(
        '@container rounded-lg border bg-card px-4 py-2 max-lg:not-open:data-quiet:hidden print:hidden',
        isEmpty && 'order-last',
      )}
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
