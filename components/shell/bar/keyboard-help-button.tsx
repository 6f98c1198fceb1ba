'use client'

import { Keyboard } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { menuRow } from '@/components/shell/classes'

const KeyboardHelp = dynamic(() => import('./keyboard-help').then((module) => module.KeyboardHelp), {
  ssr: false,
})

export function KeyboardHelpButton() {
  const t = useTranslations('shell')
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={menuRow}
        onClick={() => {
          // Open popovers lie above every dialog. Closing them gives the focus to the button that opened them.
          for (const popover of document.querySelectorAll<HTMLElement>(':popover-open')) popover.hidePopover()
          setOpen(true)
        }}
      >
        <Keyboard aria-hidden="true" />
        {t('keyboardHelp')}
      </button>
      {open && <KeyboardHelp onClose={() => setOpen(false)} />}
    </>
  )
}
