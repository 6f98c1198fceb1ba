import { cn } from '@/lib/utils'

interface AvatarProps {
  name: string
  surname?: string
  size?: 'md' | 'lg'
  className?: string
}

/** Initials only: nobody's picture is stored. */
export function Avatar({ name, surname = '', size = 'md', className }: AvatarProps) {
  const initials = [name, surname].map((part) => part.trim().charAt(0).toUpperCase()).join('')
  return (
    <span
      aria-hidden="true"
      translate="no"
      className={cn('avatar', size === 'lg' && 'avatar-large', className)}
    >
      {initials}
    </span>
  )
}
