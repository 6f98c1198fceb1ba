import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { cn } from '@/lib/utils'

type SlotProps = { children?: ReactNode; className?: string } & Record<string, unknown>

/** Passes its props to its only child. Unlike the Radix one it also works in server components. */
export function Slot({ children, className, ...props }: SlotProps) {
  const child = Children.only(children)
  if (!isValidElement(child)) return null
  const element = child as ReactElement<SlotProps>
  return cloneElement(element, {
    ...props,
    ...element.props,
    className: cn(className, element.props.className),
  })
}
