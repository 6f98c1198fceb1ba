import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'

export function Table({ className, ...props }: ComponentProps<'table'>) {
  return (
    <div className="relative w-full overflow-x-auto rounded-lg border bg-card has-[[data-acts]]:overflow-visible">
      <table className={cn('w-full caption-bottom border-collapse text-sm', className)} {...props} />
    </div>
  )
}

export function TableHeader({ className, ...props }: ComponentProps<'thead'>) {
  return <thead className={cn('bg-muted', className)} {...props} />
}

export function TableBody(props: ComponentProps<'tbody'>) {
  return <tbody {...props} />
}

export function TableRow({ className, ...props }: ComponentProps<'tr'>) {
  return (
    <tr
      className={cn(
        'border-b transition-colors last:border-b-0 [tbody>&]:hover:bg-accent/60 [tbody>&]:has-[a:focus-visible]:bg-accent/60',
        className,
      )}
      {...props}
    />
  )
}

export function TableHead({ className, scope = 'col', ...props }: ComponentProps<'th'>) {
  return <th scope={scope} className={cn('column-head', className)} {...props} />
}

interface TableCellProps extends ComponentProps<'td'> {
  /** Its place when the row is a card (`max-lg:cards`): between head and foot by default. */
  card?: 'head' | 'foot' | undefined
  /** A label beside it in a card. */
  label?: string | undefined
}

export function TableCell({ className, card, label, ...props }: TableCellProps) {
  return <td data-card={card} data-label={label} className={cn('data-cell', className)} {...props} />
}
