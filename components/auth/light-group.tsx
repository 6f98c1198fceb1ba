import { type ReactNode, useId } from 'react'

interface LightGroupProps {
  title: string
  /** Why they are asked for. */
  text?: string
  children: ReactNode
}

/** Fields of a light form that belong together; two short ones share a line, on phones too. */
export function LightGroup({ title, text, children }: LightGroupProps) {
  const id = useId()
  return (
    // A border of the fieldset itself would run through its legend.
    <div className="not-first:border-t not-first:pt-4">
      <fieldset aria-describedby={text && id} className="grid min-w-0 grid-cols-2 items-start gap-4">
        <legend className="mb-3 font-semibold">{title}</legend>
        {text && (
          <p id={id} className="col-span-full -mt-3 text-sm text-muted-foreground">
            {text}
          </p>
        )}
        {children}
      </fieldset>
    </div>
  )
}
