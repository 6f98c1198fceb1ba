'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useCallback } from 'react'
import type { Navigation } from '@/components/shell/nav/place'
import { rowAt } from '@/lib/domain/row-at'
import type { ScreenName } from '@/lib/screens'
import { ScreenSkeleton } from './screen-skeleton'
import { useOpeningScreen } from './use-opening-screen'

/** Screens whose loading text the specification gives; all others say 'Loading...'. */
const texts: Partial<Record<ScreenName, 'shell.loadingAppointments' | 'shell.loadingPlans'>> = {
  appointments: 'shell.loadingAppointments',
  plans: 'shell.loadingPlans',
}

type OpeningScreenProps = { navigation: Navigation; children: ReactNode }

/**
 * The open screen, or the shape of the one that a click leads to while that is on its way. Not `loading.tsx`: with it
 * the first HTML would be a skeleton, unreadable without scripts, and a refusal could no longer answer with its status.
 */
export function OpeningScreen({ navigation, children }: OpeningScreenProps) {
  const t = useTranslations()
  const { places } = navigation
  const isScreen = useCallback((each: string) => rowAt(places, each) !== undefined, [places])
  const path = useOpeningScreen(isScreen)
  const place = path === null ? undefined : rowAt(places, path)
  const text = t((place && texts[place.screen]) ?? 'common.loading')
  return (
    <>
      {path !== null && (
        <div role="status" className={place ? 'contents' : 'sr-only'}>
          <span className="opening-bar" />
          {place ? <ScreenSkeleton screen={place.screen} text={text} /> : text}
        </div>
      )}
      <div className="contents" hidden={place !== undefined}>
        {children}
      </div>
    </>
  )
}
