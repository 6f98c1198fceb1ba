import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'

const badgeVariants = cva('badge', {
  variants: {
    variant: {
      default: 'border-border bg-secondary text-secondary-foreground',
      secondary: 'border-border bg-transparent text-muted-foreground',
      accent: 'border-transparent bg-primary-soft text-primary-strong',
      success: 'border-transparent bg-success-soft text-success-strong',
      warning: 'border-transparent bg-warning-soft text-warning-strong',
      info: 'border-transparent bg-info-soft text-info-strong',
      destructive: 'border-transparent bg-destructive-soft text-destructive-strong',
      allergy: 'border-destructive bg-card text-destructive-strong',
      quiet: 'border-transparent bg-transparent px-0 font-normal text-muted-foreground',
      outline: 'border-border-strong bg-card text-foreground',
    },
  },
  defaultVariants: { variant: 'default' },
})

export type BadgeVariant = NonNullable<VariantProps<typeof badgeVariants>['variant']>

export function Badge({
  className,
  variant,
  ...props
}: ComponentProps<'span'> & VariantProps<typeof badgeVariants>) {
  return <span className={cn(badgeVariants({ variant }), className)} {...props} />
}
