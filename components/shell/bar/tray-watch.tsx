'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useToasts } from '@/components/ui/toast'
import { markToastsRead } from '@/components/ui/toast-history'
import { arriving } from '@/lib/browser/arriving'
import { useLive } from '@/lib/browser/live'
import { openOffer, type TrayEntry } from '@/lib/domain/tray'
import { useTray } from '@/lib/swr/tray'

const NotificationList = dynamic(
  () => arriving(() => import('./notification-list')).then((module) => module.NotificationList),
  { ssr: false },
)
const OfferToast = dynamic(
  () => arriving(() => import('./offer-toast')).then((module) => module.OfferToast),
  { ssr: false },
)

/** Whoever touched nothing for so long is away: reading for them would keep their session from ending. */
const awayMs = 5 * 60_000
const uses = ['pointerdown', 'keydown'] as const

interface TrayWatchProps {
  /** Where the list is shown. */
  tray: HTMLElement
  onUnread: (count: number) => void
}

/** Keeps the bell true: what the server keeps, read once and again when the live stream says so, and past toasts. */
export function TrayWatch({ tray, onUnread }: TrayWatchProps) {
  const t = useTranslations('shell')
  const { entries, unread: kept, reread } = useTray()
  const { history } = useToasts()
  const [opened, setOpened] = useState(false)
  const usedAt = useRef(0)
  const isStale = useRef(false)
  const [atFirst, setAtFirst] = useState<number | null>(null)
  const unread = kept + history.filter((entry) => !entry.read).length

  const noteUse = useEffectEvent(() => {
    usedAt.current = performance.now()
    if (!isStale.current) return
    isStale.current = false
    reread()
  })
  useEffect(() => {
    const use = () => noteUse()
    use()
    for (const type of uses) window.addEventListener(type, use, { passive: true })
    return () => {
      for (const type of uses) window.removeEventListener(type, use)
    }
  }, [])

  useLive((signal) => {
    if (signal.type !== 'notification' && signal.type !== 'resumed') return
    if (performance.now() - usedAt.current < awayMs) return reread()
    isStale.current = true
    if (signal.type === 'notification') onUnread(Math.max(1, unread))
  })

  useEffect(() => onUnread(unread), [unread, onUnread])
  useEffect(() => {
    if (entries) setAtFirst((before) => before ?? kept)
  }, [entries, kept])

  useEffect(() => {
    const isOpen = () => tray.matches(':popover-open')
    const onToggle = () => (isOpen() ? setOpened(true) : markToastsRead())
    // The press that asked for this code, or one while it came, has opened it already.
    if (isOpen()) setOpened(true)
    tray.addEventListener('toggle', onToggle)
    return () => tray.removeEventListener('toggle', onToggle)
  }, [tray])

  return (
    <>
      <span aria-live="polite" className="sr-only">
        {atFirst !== null && kept > atFirst && t('notificationsUnread', { count: unread })}
      </span>
      {entries && <OfferWatch entries={entries} />}
      {opened && createPortal(<NotificationList onFollow={() => tray.hidePopover()} />, tray)}
    </>
  )
}

/** An offer stands for minutes: it is said on whatever page one is. */
function OfferWatch({ entries }: { entries: readonly TrayEntry[] }) {
  const [now] = useState(() => performance.timeOrigin + performance.now())
  const offer = openOffer(entries, now)
  return offer ? <OfferToast offer={offer} /> : null
}
