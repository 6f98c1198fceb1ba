import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'

export function Card({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('card', className)} {...props} />
}

export function CardHeader({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      className={cn('grid auto-rows-min grid-cols-[minmax(0,1fr)] items-start gap-1', className)}
      {...props}
    />
  )
}

type CardTitleProps = ComponentProps<'h2'> & { level?: 2 | 3 }

export function CardTitle({ className, level = 2, ...props }: CardTitleProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return <Heading className={cn('text-base font-semibold', className)} {...props} />
}

export function CardDescription({ className, ...props }: ComponentProps<'p'>) {
  return <p className={cn('text-sm text-muted-foreground', className)} {...props} />
}

export function CardFooter({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('flex flex-wrap items-center gap-2', className)} {...props} />
}
