import { type ClassValue, clsx } from 'clsx'

/**
 * Joins class names. Of two Tailwind classes for one property none wins by standing last: what a caller may change
 * is styled in components/ui/primitives.css, which every class of a caller outweighs.
 */
export function cn(...inputs: ClassValue[]): string {
  return clsx(inputs)
}
