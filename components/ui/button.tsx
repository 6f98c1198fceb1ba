import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'
import { Slot } from './slot'

export const buttonVariants = cva(
  [
    'control relative inline-flex shrink-0 items-center justify-center gap-2 rounded-md px-4 text-sm font-medium',
    'whitespace-nowrap select-none transition-[background-color,border-color,color,opacity]',
    'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
    '[&_svg]:pointer-events-none [&_svg]:size-4 [&_svg]:shrink-0',
  ],
  {
    variants: {
      variant: {
        primary: 'border border-transparent bg-primary text-primary-foreground hover:bg-primary-hover',
        secondary:
          'border border-border-strong bg-card text-foreground hover:bg-accent hover:text-accent-foreground',
        ghost: 'text-foreground hover:bg-accent hover:text-accent-foreground',
        destructive:
          'border border-transparent bg-destructive text-destructive-foreground hover:bg-destructive-hover',
        'destructive-outline':
          'border border-border-strong bg-card text-destructive-strong hover:border-destructive hover:bg-destructive-soft',
        link: 'h-auto min-h-6 px-0 pointer-coarse:min-h-11 text-primary-strong underline underline-offset-4 hover:text-primary',
      },
      size: {
        default: '',
        sm: 'h-8 gap-1.5 px-3',
        lg: 'h-11 px-6 text-base',
        icon: 'w-9 px-0 pointer-coarse:w-11',
        'icon-sm': 'h-7 w-7 rounded-sm px-0 pointer-coarse:h-11 pointer-coarse:w-11',
      },
    },
    defaultVariants: { variant: 'primary', size: 'default' },
  },
)

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
