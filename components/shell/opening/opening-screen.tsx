'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import type { Navigation } from '@/components/shell/nav/place'
import { useFreshOnReturn } from '@/lib/browser/fresh-on-return'
import { followOpenings } from '@/lib/browser/open-screen'
import { rowAt } from '@/lib/domain/row-at'
import type { ScreenName } from '@/lib/screens'
import { ScreenSkeleton } from './screen-skeleton'

/** Short enough to feel like an answer, long enough that a screen that comes at once does not flicker. */
const patienceMs = 80
/** A link that led nowhere gives the old screen back. */
const giveUpMs = 60_000

/**
 * The path that a click or `useOpenScreen` is leading to, once it takes noticeably long; null otherwise. A link is marked
 * with `data-pending` in the moment of the click. It watches the document, so that every link to a screen answers alike;
 * a link to a file may open a dialog instead. `useLinkStatus` knows only links that are still drawn: not those of the
 * calendar, which share one listener, nor an entry of the palette, which is closed by then.
 */
function useOpeningScreen(isScreen: (path: string) => boolean): string | null {
  // The router's address, since the calendar changes the browser's before its week is drawn.
  const shown = usePathname()
  const address = `${shown}?${useSearchParams()}`
  const [opening, setOpening] = useState<{ path: string; from: string } | null>(null)

  useEffect(() => {
    let timers: ReturnType<typeof setTimeout>[] = []
    let marked: Element | null = null
    function stop() {
      timers.forEach(clearTimeout)
      timers = []
      marked?.removeAttribute('data-pending')
      marked = null
      setOpening(null)
    }
    function follow({ pathname, search }: URL | HTMLAnchorElement, link: Element | null) {
      if (!isScreen(pathname) || `${pathname}?${new URLSearchParams(search)}` === address) return
      stop()
      marked = link
      link?.setAttribute('data-pending', '')
      if (pathname !== shown)
        timers.push(setTimeout(() => setOpening({ path: pathname, from: address }), patienceMs))
      timers.push(setTimeout(stop, giveUpMs))
    }
    function onClick(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
      // The router has prevented the default of its links by now; the browser itself shows any other load.
      if (link && event.defaultPrevented && link.origin === location.origin) follow(link, link)
    }
    const ignoreOpenings = followOpenings((href) => follow(new URL(href, location.href), null))
    addEventListener('click', onClick)
    return () => {
      removeEventListener('click', onClick)
      ignoreOpenings()
      stop()
    }
  }, [shown, address, isScreen])

  return opening?.from === address ? opening.path : null
}

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
  useFreshOnReturn()
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
