import type { ComponentProps, ReactNode } from 'react'

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> {
  /** Its name; the words beside it are for the eye. */
  children: ReactNode
}

/** Turns something on or off at once, without a form. */
export function Switch({ children, ...props }: SwitchProps) {
  return (
    <label className="inline-grid min-h-6 min-w-9 cursor-pointer place-items-center pointer-coarse:min-h-11 pointer-coarse:min-w-11">
      <span className="sr-only">{children}</span>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a box says itself whether it is ticked */}
      <input type="checkbox" role="switch" className="switch" {...props} />
    </label>
  )
}
