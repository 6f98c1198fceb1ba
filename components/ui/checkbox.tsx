import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from '@/lib/utils'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'>

/** A box to tick, without a label of its own. */
export function Checkbox({ className, ...props }: CheckboxProps) {
  return <input type="checkbox" className={cn('checkbox', className)} {...props} />
}

/** A box and what it means in one line. `className` is of the line. */
export function CheckboxRow({ className, children, ...box }: CheckboxProps) {
  return (
    <label className={cn('flex min-h-9 items-center gap-2.5 pointer-coarse:min-h-11', className)}>
      <Checkbox {...box} />
      {children}
    </label>
  )
}

interface CheckboxCardProps extends Omit<CheckboxProps, 'title' | 'children'> {
  title: ReactNode
  /** The effect of ticking it; read after the title. */
  help?: ReactNode
}

/** A choice with an explanation, framed; the frame shows whether it is made. `className` is of the frame. */
export function CheckboxCard({
  title,
  help,
  className,
  'aria-describedby': also,
  ...box
}: CheckboxCardProps) {
  const id = useId()
  return (
    <label
      className={cn(
        'flex items-start gap-3 rounded-md border px-3 py-2.5 transition-colors hover:border-border-strong has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-ring',
        className,
      )}
    >
      <Checkbox {...box} aria-describedby={also ? `${id} ${also}` : id} className="mt-0.5 outline-none" />
      <span className="grid min-w-0 gap-0.5">
        <span className="text-sm leading-5 font-medium wrap-anywhere">{title}</span>
        <span id={id} className="text-sm text-muted-foreground empty:hidden">
          {help}
        </span>
      </span>
    </label>
  )
}
