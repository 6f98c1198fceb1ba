import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'
import { Slot } from './slot'

/** Their looks are in components/ui/primitives.css. */
export const buttonVariants = cva('button', {
  variants: {
    variant: {
      primary: 'button-primary',
      secondary: 'button-secondary',
      ghost: 'button-ghost',
      destructive: 'button-destructive',
      'destructive-outline': 'button-destructive-outline',
      link: 'button-link',
      row: 'button-row',
    },
    size: {
      default: '',
      sm: 'button-sm',
      lg: 'button-lg',
      icon: 'button-icon',
      'icon-sm': 'button-icon-sm',
    },
  },
  defaultVariants: { variant: 'primary', size: 'default' },
})

type ButtonProps = ComponentProps<'button'> & VariantProps<typeof buttonVariants> & { asChild?: boolean }

export function Button({
  className,
  variant,
  size,
  asChild = false,
  type = 'button',
  ...props
}: ButtonProps) {
  const classes = cn(buttonVariants({ variant, size }), className)
  if (asChild) return <Slot className={classes} {...props} />
  return <button type={type} className={classes} {...props} />
}
