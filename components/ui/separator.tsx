import { cn } from '@/lib/utils'

type SeparatorProps = { className?: string; orientation?: 'horizontal' | 'vertical' }

export function Separator({ className, orientation = 'horizontal' }: SeparatorProps) {
  const line = orientation === 'horizontal' ? 'h-px w-full' : 'h-full w-px'
  return <div aria-hidden="true" className={cn('shrink-0 bg-border', line, className)} />
}
