'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { type ReactNode, useCallback, useEffect } from 'react'
import type { Navigation } from '@/components/shell/nav/place'
import { rowAt } from '@/lib/domain/row-at'
import { useOpeningScreen } from './use-opening-screen'

const load = () => import('./screen-skeleton').then((module) => module.ScreenSkeleton)
const ScreenSkeleton = dynamic(load, { ssr: false })

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
    addEventListener('pointermove', load, once)
    addEventListener('pointerdown', load, once)
    addEventListener('keydown', load, once)
    return () => {
      for (const sign of ['pointermove', 'pointerdown', 'keydown']) removeEventListener(sign, load)
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
