import type { ReactNode } from 'react'

interface FieldGroupProps {
  title: string
  /** A sentence about the whole group. */
  text?: string
  children: ReactNode
}

/** Fields of a long form that belong together, in two columns where there is room, beside their title where there is more. */
export function FieldGroup({ title, text, children }: FieldGroupProps) {
  return (
    // A border of the fieldset itself would run through its legend.
    <div className="not-first:border-t not-first:pt-5">
      <fieldset className="relative grid min-w-0 items-start gap-5 sm:grid-cols-2 xl:ps-56">
        <legend className="mb-4 text-base font-semibold xl:absolute xl:start-0 xl:w-48">{title}</legend>
        {text && (
          <p className="-mt-4 text-sm text-muted-foreground sm:col-span-2 xl:absolute xl:start-0 xl:top-7 xl:mt-0 xl:w-48">
            {text}
          </p>
        )}
        {children}
      </fieldset>
    </div>
  )
}
