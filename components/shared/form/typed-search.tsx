'use client'

import type { FormEvent, ReactNode } from 'react'
import { useTypedSearch } from '@/lib/browser/use-typed-search'
import { withQuery } from '@/lib/routes'
import { cn } from '@/lib/utils'

interface TypedSearchProps {
  /** The address of the list, without a query. */
  action: string
  className?: string
  /** The fields; what they hold stands in the address. */
  children: ReactNode
}

/**
 * A plain GET form without scripts; with them the list follows the typing and the choices. While it is on its way the
 * form has `data-pending`.
 */
export function TypedSearch({ action, className, children }: TypedSearchProps) {
  const { pending, now, soon } = useTypedSearch((form) => {
    const given = [...form].flatMap(([name, value]) =>
      typeof value === 'string' && value ? [[name, value]] : [],
    )
    return withQuery(action, Object.fromEntries(given))
  })

  function follow({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    const typed = target instanceof HTMLInputElement && target.type === 'search'
    if (typed) soon(currentTarget)
    else now(currentTarget)
  }

  return (
    <search>
      <form
        action={action}
        data-pending={pending || undefined}
        className={cn('group/search', className)}
        onChange={follow}
        onSubmit={(event) => {
          event.preventDefault()
          now(event.currentTarget)
        }}
      >
        {children}
      </form>
    </search>
  )
}
