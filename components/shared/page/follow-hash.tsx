'use client'

import { useEffect } from 'react'

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
      if (named && !named.matches(':target')) window.location.replace(hash)
    }
    // An anchor that is pressed becomes the target after its entry is the present one.
    const soon = () => void setTimeout(follow)
    follow()
    window.navigation?.addEventListener('currententrychange', soon)
    return () => window.navigation?.removeEventListener('currententrychange', soon)
  }, [])
  return null
}
