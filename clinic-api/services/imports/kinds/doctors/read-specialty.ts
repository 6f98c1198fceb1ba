import { foldText } from '#contract/fold-text'
import { type Specialty, specialties } from '#contract/specialties'
import { lexicon } from '../../../assistant/words.ts'

const others = new Set(['other', 'otra', 'otro', 'otras', 'otros'])

/** The specialty of a text, in either language or as programs write it; null for none that is known. */
export function readSpecialty(text: string): Specialty | null {
  const said = foldText(text).replaceAll('_', ' ')
  if (others.has(said)) return 'other'
  const [first = ''] = said.split(' ')
  const found = lexicon.get(first)?.find(({ phrase }) => phrase === said)?.meaning
  if (found && 'specialty' in found) return found.specialty
  return specialties.find((each) => each.replaceAll('_', ' ') === said) ?? null
}
