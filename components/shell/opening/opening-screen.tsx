'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useCallback, useEffect } from 'react'
import type { Navigation } from '@/components/shell/nav/place'
import { later } from '@/components/ui/later'
import { rowAt } from '@/lib/domain/row-at'
import { useOpeningScreen } from './use-opening-screen'

const ScreenSkeleton = later(() => import('./screen-skeleton').then((module) => module.ScreenSkeleton), {
  missing: () => null,
})

type OpeningScreenProps = { navigation: Navigation; children: ReactNode }

/**
 * The open screen, or the shape of the one that a click leads to while that is on its way. Not `loading.tsx`: with it
 * the first HTML would be a skeleton, unreadable without scripts, and a refusal could no longer answer with its status.
 */
export function OpeningScreen({ navigation, children }: OpeningScreenProps) {
  const t = useTranslations('shell')
  const { places } = navigation
  const isScreen = useCallback((each: string) => rowAt(places, each) !== undefined, [places])
  const path = useOpeningScreen(isScreen)
  const place = path === null ? undefined : rowAt(places, path)
  useEffect(() => {
    // The first sign that somebody is there is early enough to have the shapes ready for their click.
    const once = { once: true, passive: true }
    addEventListener('pointermove', ScreenSkeleton.ahead, once)
    addEventListener('pointerdown', ScreenSkeleton.ahead, once)
    addEventListener('keydown', ScreenSkeleton.ahead, once)
    return () => {
      for (const sign of ['pointermove', 'pointerdown', 'keydown'])
        removeEventListener(sign, ScreenSkeleton.ahead)
    }
  }, [])
  return (
    <>
      {path !== null && (
        <div role="status" className={place ? 'contents' : 'sr-only'}>
          <span className="opening-bar" />
          <span className="sr-only">{t('opening')}</span>
          {place && <ScreenSkeleton screen={place.screen} />}
        </div>
      )}
      <div className="contents" hidden={place !== undefined}>
        {children}
      </div>
    </>
  )
}
