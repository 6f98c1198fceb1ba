import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/button'

/** Leaves a form. A press does not leave the field first: the fault that then appears could move the button away. */
export function CancelButton(props: Omit<ComponentProps<typeof Button>, 'variant' | 'onMouseDown'>) {
  return <Button {...props} variant="secondary" onMouseDown={(event) => event.preventDefault()} />
}
