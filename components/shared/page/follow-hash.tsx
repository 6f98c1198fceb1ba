'use client'

import { useEffect } from 'react'

/** Makes the anchor of the address the target of the page, which a navigation within the app leaves out. */
export function FollowHash() {
  useEffect(() => {
    const follow = () => {
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
