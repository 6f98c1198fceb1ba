'use client'

import { useTranslations } from 'next-intl'
import { KeyTip } from '@/components/shell/key-tip'
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
      className="bar-button group/tip relative max-md:hidden"
    >
      <Icon name="panel-left" className="size-4" />
      <KeyTip label={t('toggleSidebar')} keys={t('sidebarHint')} side="start-0" />
    </button>
  )
}
