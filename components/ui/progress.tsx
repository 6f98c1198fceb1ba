import { cn } from '@/lib/utils'

type ProgressProps = { value: number; label: string; className?: string }

/** `value` in per cent, 0 to 100. */
export function Progress({ value, label, className }: ProgressProps) {
  const percent = Math.min(100, Math.max(0, Math.round(value)))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className={cn('h-1.5 w-full overflow-hidden rounded-full bg-secondary forced-colors:border', className)}
    >
      <div
        className="h-full rounded-full bg-primary transition-[width] forced-colors:bg-[Highlight]"
        style={{ width: `${percent}%` }}
      />
    </div>
  )
}
