'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'

/**
 * Opens a conversation beside the list where there is room for both; elsewhere it would count as read without being
 * seen. One that arrives later waits for a press.
 */
export function OpenFirst({ href }: { href: string | null }) {
  const router = useRouter()
  const [first] = useState(href)
  useEffect(() => {
    if (first && matchMedia('(width >= 80rem)').matches) router.replace(first)
  }, [router, first])
  return null
}
