import { cn } from '@/lib/utils'
import { Icon } from './icon'

export function Spinner({ className }: { className?: string }) {
  return <Icon name="loader" className={cn('size-4 shrink-0 animate-spin', className)} />
}
