'use client'

import { useTranslations } from 'next-intl'
import { barButton, tip } from '@/components/shell/classes'
import { Icon } from '@/components/ui/icon'
import { SIDEBAR_ID, useSidebar } from './sidebar-state'

export function SidebarToggle() {
  const t = useTranslations('shell')
  const { open, toggle } = useSidebar()
  return (
    <button
      type="button"
      onClick={toggle}
      aria-expanded={open}
      aria-controls={SIDEBAR_ID}
      aria-keyshortcuts="Control+B Meta+B"
      className={`${barButton} group/tip relative max-md:hidden`}
    >
      <Icon name="panel-left" className="size-4" />
      <span className="sr-only">{t('toggleSidebar')}</span>
      <span aria-hidden="true" className={`${tip} start-0 top-full mt-1.5`}>
        {t('toggleSidebar')} <kbd className="ms-1 font-sans opacity-75">{t('sidebarHint')}</kbd>
      </span>
    </button>
  )
}
