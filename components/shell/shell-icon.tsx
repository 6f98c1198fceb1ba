import type { ShellIconName } from './icon-names'
import sprite from './icons.svg'

/** An icon of the frame: decoration, drawn from a file that every page shares. */
export function ShellIcon({ name, className = '' }: { name: ShellIconName; className?: string }) {
  return (
    <svg aria-hidden="true" className={`shell-icon ${className}`}>
      <use href={`${sprite.src}#${name}`} />
    </svg>
  )
}
