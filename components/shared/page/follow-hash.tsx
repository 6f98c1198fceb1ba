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
    follow()
    window.navigation?.addEventListener('currententrychange', follow)
    return () => window.navigation?.removeEventListener('currententrychange', follow)
  }, [])
  return null
}
