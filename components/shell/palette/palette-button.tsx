'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { KeyTip } from '@/components/shell/key-tip'
import { KeyboardHelp, Palette } from '@/components/shell/large-parts'
import type { Navigation } from '@/components/shell/nav/place'
import { Icon } from '@/components/ui/icon'
import { type PaletteWish, usePaletteKeys, useTypedAhead } from './palette-keys'

/** Opens the palette, by the button or by Ctrl + K, and the list of keys by `?`; both come when first opened. */
export function PaletteButton({ navigation }: { navigation: Navigation }) {
  const t = useTranslations('shell')
  const [wish, setWish] = useState<PaletteWish | null>(null)
  usePaletteKeys(setWish)
  const ahead = useTypedAhead(wish === 'palette')
  const close = () => setWish(null)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setWish('palette')}
        className="bar-button group/tip relative"
      >
        <Icon name="search" className="size-4" />
        <KeyTip label={t('palette')} keys={t('keyNamePalette')} side="end-0" />
      </button>
      {wish === 'palette' && <Palette navigation={navigation} ahead={ahead} onClose={close} />}
      {wish === 'keys' && <KeyboardHelp onClose={close} />}
    </>
  )
}
