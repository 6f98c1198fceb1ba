import { foldText } from '#contract/fold-text'
import type { Specialty } from '#contract/specialties'
import type { ReadingDatabase } from '../../db/client.ts'
import { named, runNamed } from '../../db/named.ts'
import { isSlip } from '../patients/slip.ts'

export interface FoundDoctor {
  id: string
  name: string
  surname: string
  specialty: Specialty
  clinicId: string
}

// A clinic has few doctors: their names are looked through afterwards. Of all there are, those whose names have the words.
const candidates = named(
  'doctors_like',
  `select s.id, s.name, s.surname, s.specialty, s.clinic_id "clinicId" from clinic_staff s
    where s.deleted_at is null and s.specialty is not null
      and (s.clinic_id = any(:clinicIds::text[]) or :clinicIds::text[] is null
        and (select bool_and(position(word in fold_text(s.name || ' ' || s.surname)) > 0) from unnest(:words::text[]) word))
    order by s.surname, s.name, s.id limit 500`,
)

/**
 * Doctors of the clinics (null: of all) whose name has every word, one slip forgiven in words of five letters; those who
 * have them as whole words first.
 */
export async function findDoctors(
  db: ReadingDatabase,
  clinicIds: readonly string[] | null,
  words: readonly string[],
): Promise<FoundDoctor[]> {
  const rows = await runNamed<FoundDoctor>(db, candidates, { clinicIds, words })
  const found = rows.filter(({ name, surname }) => hasWords(`${name} ${surname}`, words))
  return found.toSorted((a, b) => rankOf(a, words) - rankOf(b, words))
}

/** Whole words before beginnings of words, and those before parts of words. */
function rankOf({ name, surname }: FoundDoctor, words: readonly string[]): number {
  const own = foldText(`${name} ${surname}`).split(' ')
  if (words.every((word) => own.includes(word))) return 0
  return words.every((word) => own.some((each) => each.startsWith(word))) ? 1 : 2
}

/** Whether every word stands in the text, or is one slip away from a word of it. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const has = foldText(text)
  const own = has.split(' ')
  return words.every(
    (word) => has.includes(word) || (word.length > 4 && own.some((each) => isSlip(word, each))),
  )
}
