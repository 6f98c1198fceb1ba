import type { History } from '@/lib/domain/history'

/** The sections in the order in which they are read; also their anchors and their texts. */
export const sections = [
  'visits',
  'conditions',
  'treatments',
  'analytics',
  'images',
  'allergies',
  'corrections',
] as const satisfies (keyof History)[]

export type SectionName = (typeof sections)[number]

/** After a delete the button that had the focus is gone: the section's heading takes it. */
export function focusSection(name: SectionName): void {
  document.getElementById(`${name}-heading`)?.focus()
}
