import { useEffect, useState } from 'react'
import { read } from '@/lib/browser/request'
import type { Found } from '@/lib/domain/search'

const nothing: Found = { patients: [], doctors: [], visits: [] }

/** Results for `q`, asked for with each letter and never cached. The previous ones stay until the next arrive. */
export function useFound(q: string) {
  const [state, setState] = useState({ q: '', found: nothing, failed: false })
  useEffect(() => {
    if (q === '') return
    let stale = false
    read('search.find', { query: { q }, stay: true }).then(
      (found) => !stale && setState({ q, found, failed: false }),
      () => !stale && setState({ q, found: nothing, failed: true }),
    )
    return () => {
      stale = true
    }
  }, [q])
  if (q === '') return { found: nothing, failed: false, asking: false }
  return { found: state.found, failed: state.failed && state.q === q, asking: state.q !== q }
}
