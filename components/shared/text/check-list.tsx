import { Icon } from '@/components/ui/icon'
import { cn } from '@/lib/utils'

/** Included items, each on a line with a tick. */
export function CheckList({
  items,
  className = 'text-sm',
}: {
  items: readonly string[]
  className?: string
}) {
  return (
    <ul className={cn('grid content-start gap-2', className)}>
      {items.map((item) => (
        <li key={item} className="flex gap-2">
          <Icon name="check" className="h-lh w-4 shrink-0 text-success" />
          {item}
        </li>
      ))}
    </ul>
  )
}
