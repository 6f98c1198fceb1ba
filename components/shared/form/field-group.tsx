import type { ReactNode } from 'react'

interface FieldGroupProps {
  title: string
  /** A sentence about the whole group. */
  text?: string
  children: ReactNode
}

/** Fields of a long form that belong together, in two columns where there is room. */
export function FieldGroup({ title, text, children }: FieldGroupProps) {
  return (
    // A border of the fieldset itself would run through its legend.
    <div className="not-first:border-t not-first:pt-5">
      <fieldset className="grid min-w-0 items-start gap-5 sm:grid-cols-2">
        <legend className="mb-4 text-base font-semibold">{title}</legend>
        {text && <p className="-mt-4 text-sm text-muted-foreground sm:col-span-2">{text}</p>}
        {children}
      </fieldset>
    </div>
  )
}
