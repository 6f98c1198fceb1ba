import { cn } from '@/lib/utils'

const sizes = { md: 'size-8 text-xs', lg: 'size-11 text-sm' }

interface AvatarProps {
  name: string
  surname?: string
  size?: keyof typeof sizes
  className?: string
}

/** Initials only: nobody's picture is stored. */
export function Avatar({ name, surname = '', size = 'md', className }: AvatarProps) {
  const initials = [name, surname].map((part) => part.trim().charAt(0).toUpperCase()).join('')
  return (
    <span
      aria-hidden="true"
      translate="no"
      className={cn(
        'grid shrink-0 place-content-center rounded-full bg-primary-soft font-semibold text-primary-strong print:hidden',
        sizes[size],
        className,
      )}
    >
      {initials}
    </span>
  )
}
