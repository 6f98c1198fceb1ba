'use client'

import { Keyboard } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { closePopovers } from '@/components/shell/close-popovers'
import { KeyboardHelp } from '@/components/shell/large-parts'

export function KeyboardHelpButton() {
  const t = useTranslations('shell')
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="panel-row"
        onClick={() => {
          closePopovers()
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
