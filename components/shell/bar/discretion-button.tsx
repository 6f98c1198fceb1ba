'use client'

import { useTranslations } from 'next-intl'
import { KeyTip } from '@/components/shell/key-tip'
import { Icon } from '@/components/ui/icon'
import { toast } from '@/components/ui/toast'
import { useDiscretion } from './use-discretion'

/** Whether patients stand with their initials only, and after how many idle minutes they do. */
export interface ShellDiscretion {
  on: boolean
  after: number
}

/** Hides who the patients are from whoever stands at the counter. */
export function DiscretionButton({ on, after }: ShellDiscretion) {
  const t = useTranslations('shell')
  const turn = useDiscretion({ on, after, onTurned: () => toast.info(t(on ? 'discreetOn' : 'discreetOff')) })
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-keyshortcuts="Alt+P"
      onClick={turn}
      className="bar-button group/tip relative pressable"
    >
      <Icon name="eye-off" className="size-4" />
      <KeyTip label={t('discreet')} keys={t('keyNameDiscreet')} side="end-0" />
    </button>
  )
}
