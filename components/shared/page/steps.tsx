import { Icon } from '@/components/ui/icon'
import { cn } from '@/lib/utils'

interface StepsProps {
  /** The name of the list, for people who listen. */
  label: string
  names: readonly string[]
  /** The position of the present one. */
  current: number
}

/** The steps of a task, with the present one marked; those before it are done. Phones name the present one alone. */
export function Steps({ label, names, current }: StepsProps) {
  return (
    <ol aria-label={label} className="flex gap-2 print:hidden">
      {names.map((name, position) => (
        <li
          key={name}
          aria-current={position === current ? 'step' : undefined}
          className={cn(
            'flex min-w-0 items-start gap-1.5 border-t-3 pt-1.5 text-sm sm:flex-1',
            position <= current && 'border-primary',
            position === current ? 'font-semibold max-sm:flex-1' : 'text-muted-foreground max-sm:w-8',
          )}
        >
          {position < current ? (
            <Icon name="check" className="mt-0.5 size-4 shrink-0 text-primary-strong" />
          ) : (
            <span className="tabular-nums">{position + 1}</span>
          )}
          <span className={cn('min-w-0 wrap-anywhere', position !== current && 'max-sm:sr-only')}>
            {name}
          </span>
        </li>
      ))}
    </ol>
  )
}
