import { useEffect, useState } from 'react'
import { read } from '@/lib/browser/request'
import type { Found } from '@/lib/domain/search'

const nothing: Found = { patients: [], doctors: [], visits: [] }
const typingPauseMs = 60

/** Results for `q`, never cached. The previous ones stay until the next arrive. */
export function useFound(q: string) {
  const [state, setState] = useState({ q: '', found: nothing, failed: false })
  useEffect(() => {
    if (q === '') return
    let stale = false
    const timer = setTimeout(async () => {
      const answer = await read('search.find', { query: { q }, stay: true }).catch(() => null)
      if (!stale) setState({ q, found: answer ?? nothing, failed: answer === null })
    }, typingPauseMs)
    return () => {
      stale = true
      clearTimeout(timer)
    }
  }, [q])
  if (q === '') return { found: nothing, failed: false, asking: false }
  return { found: state.found, failed: state.failed && state.q === q, asking: state.q !== q }
}
