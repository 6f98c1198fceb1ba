'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { DeskList } from '@/components/waitlist/large-parts'

const BESIDE_BOARD = '(width >= 64rem)'

/** The waitlist: open where there is room beside the board, otherwise loaded when somebody unfolds it. */
export function DeskWaitlist() {
  const t = useTranslations('today')
  const list = useRef<HTMLDetailsElement>(null)
  const [opened, setOpened] = useState(false)
  useEffect(() => {
    if (list.current && matchMedia(BESIDE_BOARD).matches) list.current.open = true
  }, [])
  return (
    <details
      ref={list}
      className="@container rounded-lg border bg-card px-4 py-2 print:hidden"
      onToggle={() => setOpened(true)}
    >
      <summary className="fold-summary font-semibold">{t('waitlist')}</summary>
      <div className="mt-3">{opened && <DeskList />}</div>
    </details>
  )
}
