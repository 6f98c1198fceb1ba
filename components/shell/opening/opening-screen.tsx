'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useCallback } from 'react'
import type { Navigation } from '@/components/shell/nav/place'
import { rowAt } from '@/lib/domain/row-at'
import { ScreenSkeleton } from './screen-skeleton'
import { useOpeningScreen } from './use-opening-screen'

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
