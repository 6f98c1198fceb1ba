import type { IconName } from './icon-names'
import sprite from './icons.svg'

/**
 * An icon of what every first load shows: decoration, drawn from a file that all pages share instead of in each one's
 * HTML and scripts.
 */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden="true" className={className ? `sprite-icon ${className}` : 'sprite-icon'}>
      <use href={`${sprite.src}#${name}`} />
    </svg>
  )
}
