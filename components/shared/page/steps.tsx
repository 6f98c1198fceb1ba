import { Icon } from '@/components/ui/icon'
import { cn } from '@/lib/utils'

interface StepsProps {
  /** The name of the list, for people who listen. */
  label: string
  names: readonly string[]
  /** The position of the present one. */
  current: number
}

/** The steps of a task, with the present one marked; those before it are done. */
export function Steps({ label, names, current }: StepsProps) {
  return (
    <ol aria-label={label} className="flex gap-2 print:hidden">
      {names.map((name, position) => (
        <li
          key={name}
          aria-current={position === current ? 'step' : undefined}
          className={cn(
            'flex min-w-0 flex-1 items-start gap-1.5 border-t-3 pt-1.5 text-xs sm:text-sm',
            position <= current && 'border-primary',
            position === current ? 'font-semibold' : 'text-muted-foreground',
          )}
        >
          {position < current ? (
            <Icon name="check" className="size-4 shrink-0 text-primary-strong sm:mt-0.5" />
          ) : (
            <span className="tabular-nums">{position + 1}</span>
          )}
          <span className="min-w-0 wrap-anywhere">{name}</span>
        </li>
      ))}
    </ol>
  )
}
