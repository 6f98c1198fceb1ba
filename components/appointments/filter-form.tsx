'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, type ReactNode, useEffect, useRef, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { withQuery } from '@/lib/routes'

/** A day is typed digit by digit; the list follows after a short pause. */
const typingPauseMs = 500

interface FilterFormProps {
  path: string
  /** The present filters, by field name. */
  values: Record<string, string>
  loadingText: string
  /** A button that empties some fields. */
  clear: { label: string; fields: readonly string[] }
  children: ReactNode
}

/** A GET form whose changes apply at once. Its fields are filled in by the server and follow it afterwards. */
export function FilterForm({ path, values, loadingText, clear, children }: FilterFormProps) {
  const router = useRouter()
  const [pending, startTransition] = useTransition()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    for (const [name, value] of Object.entries(values)) {
      const field = form.current?.elements.namedItem(name)
      const isField = field instanceof HTMLSelectElement || field instanceof HTMLInputElement
      if (isField && field !== document.activeElement) field.value = value
    }
  }, [values])
  useEffect(() => () => clearTimeout(timer.current), [])

  function apply(without: readonly string[] = []) {
    if (!form.current) return
    clearTimeout(timer.current)
    const entries = [...new FormData(form.current)]
    const filled = entries.filter(([name, value]) => value !== '' && !without.includes(name))
    const target = withQuery(path, Object.fromEntries(filled.map(([name, value]) => [name, String(value)])))
    startTransition(() => router.replace(target, { scroll: false }))
  }

  function applySoon({ target }: FormEvent) {
    clearTimeout(timer.current)
    const typed = target instanceof HTMLInputElement
    timer.current = setTimeout(() => apply(), typed ? typingPauseMs : 0)
  }

  return (
    <search className="relative print:hidden">
      <form
        ref={form}
        action={path}
        className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[repeat(4,minmax(0,1fr))_auto]"
        onChange={applySoon}
        onSubmit={(event) => {
          event.preventDefault()
          apply()
        }}
      >
        {children}
        <Button
          variant="secondary"
          className="max-lg:col-span-2 sm:max-lg:justify-self-start"
          disabled={clear.fields.every((name) => !values[name])}
          onClick={() => apply(clear.fields)}
        >
          {clear.label}
        </Button>
      </form>
      <p role="status" className="absolute top-full text-sm text-muted-foreground">
        {pending && loadingText}
      </p>
    </search>
  )
}
