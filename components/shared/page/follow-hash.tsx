'use client'

import { useEffect } from 'react'

/** Marks the link to the group that is shown: browsers go by places, and groups that are hidden have none. */
function mark(named: Element | null) {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.section-links a')]
  const shown = links.find(({ hash }) => named?.closest(hash)) ?? links[0]
  for (const link of links) {
    if (link === shown) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
}

/**
 * Makes the anchor of the address the target of the page, which a navigation within the app leaves out. An anchor that is
 * pressed leaves its entry without the state by which the router comes back to it: it gets the last one.
 */
export function FollowHash() {
  useEffect(() => {
    let state = window.history.state
    const follow = () => {
      if (window.history.state) state = window.history.state
      else window.history.replaceState(state, '')
      const { hash } = window.location
      const named = document.getElementById(hash.slice(1))
      mark(named)
      if (named && !named.matches(':target')) window.location.replace(hash)
    }
    // An anchor that is pressed becomes the target after its entry is the present one.
    const soon = () => void setTimeout(follow)
    follow()
    window.navigation?.addEventListener('currententrychange', soon)
    // Browsers without that interface say no more than this.
    window.addEventListener('hashchange', follow)
    return () => {
      window.navigation?.removeEventListener('currententrychange', soon)
      window.removeEventListener('hashchange', follow)
    }
  }, [])
  return null
}
