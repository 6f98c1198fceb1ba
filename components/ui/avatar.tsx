import { cn } from '@/lib/utils'

type AvatarProps = { name: string; surname?: string; className?: string }

/** Initials only: nobody's picture is stored. */
export function Avatar({ name, surname = '', className }: AvatarProps) {
  const initials = [name, surname].map((part) => part.trim().charAt(0).toUpperCase()).join('')
  return (
    <span
      aria-hidden="true"
      className={cn(
        'inline-flex size-8 shrink-0 items-center justify-center rounded-full bg-primary-soft text-xs font-semibold text-primary-strong',
        className,
      )}
    >
      {initials}
    </span>
  )
}
