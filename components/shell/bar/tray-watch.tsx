'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { NotificationList, OfferToast } from '@/components/shell/large-parts'
import { markToastsRead } from '@/components/ui/toast-history'
import { openOffer, type TrayEntry } from '@/lib/domain/tray'
import { useTray } from './use-tray'

interface TrayWatchProps {
  /** The element that shows the list. */
  tray: HTMLElement
  /** Counts up whenever there may be something new. */
  due: number
  /** How many are unread, as far as anybody said. */
  told: number
  onUnread: (count: number) => void
}

/** Keeps the bell true: what the server keeps, read at first and whenever something is due. */
export function TrayWatch({ tray, due, told, onUnread }: TrayWatchProps) {
  const t = useTranslations('shell')
  const { entries, unread, reread } = useTray()
  const [opened, setOpened] = useState(false)
  // Notifications that were there when the page was opened are not announced.
  const [atFirst] = useState(told)
  const seen = useRef(due)

  const readAgain = useEffectEvent(reread)
  useEffect(() => {
    if (due === seen.current) return
    seen.current = due
    readAgain()
  }, [due])
  useEffect(() => {
    if (entries) onUnread(unread)
  }, [entries, unread, onUnread])

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
        {unread > atFirst && t('notificationsUnread', { count: unread })}
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
