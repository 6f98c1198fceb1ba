import type { History } from '@/lib/domain/history'

/**
 * The sections in the order of the page; also their anchors and their texts. What a clinician has to know before acting
 * precedes the past appointments.
 */
export const sections = [
  'conditions',
  'treatments',
  'allergies',
  'visits',
  'analytics',
  'images',
  'fastq',
  'corrections',
] as const satisfies (keyof History)[]

export type SectionName = (typeof sections)[number]

/** After a delete the button that had the focus is gone: the section's heading takes it. */
export function focusSection(name: SectionName): void {
  document.getElementById(`${name}-heading`)?.focus()
}
