import type { ComponentProps, ReactNode } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { cn } from '@/lib/utils'

interface SwitchProps extends Pick<ComponentProps<'input'>, 'aria-describedby'> {
  checked: boolean
  onChange: () => void
  /** Its name; the words beside it are for the eye. */
  children: ReactNode
}

/** Turns something on or off at once, without a form. It is drawn with rules that other parts have, and adds none. */
export function Switch({ checked, children, ...props }: SwitchProps) {
  return (
    <label className="inline-grid size-9 cursor-pointer place-items-center pointer-coarse:size-11">
      <span className="sr-only">{children}</span>
      <span
        className={cn(
          'flex w-9 rounded-full border p-0.5 transition-colors',
          checked ? 'justify-end border-primary bg-primary' : 'border-muted-foreground bg-card',
        )}
      >
        <Checkbox
          role="switch"
          className={cn(
            'rounded-full border-transparent',
            checked ? 'bg-primary-foreground' : 'bg-muted-foreground',
          )}
          checked={checked}
          {...props}
        />
      </span>
    </label>
  )
}
