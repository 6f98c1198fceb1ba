import type { Specialty } from '#contract/specialties'
import type { ReadingDatabase } from '../../db/client.ts'
import { named, runNamed } from '../../db/named.ts'
import { fold } from '../patients/fold.ts'
import { isSlip } from '../patients/slip.ts'

export interface FoundDoctor {
  id: string
  name: string
  surname: string
  specialty: Specialty
  clinicId: string
}

const folded = `translate(lower(s.name || ' ' || s.surname), 'áàâäéèêëíìîïóòôöúùûüñç', 'aaaaeeeeiiiioooouuuunc')`

// A clinic has few doctors: their names are looked through afterwards. Of all there are, those whose names have the words.
const candidates = named(
  'doctors_like',
  `select s.id, s.name, s.surname, s.specialty, s.clinic_id "clinicId" from staff s
    where s.deleted_at is null and s.specialty is not null
      and (s.clinic_id = any(:clinicIds::text[]) or :clinicIds::text[] is null
        and (select bool_and(position(word in ${folded}) > 0) from unnest(:words::text[]) word))
    order by s.surname, s.name, s.id limit 500`,
)

/** Doctors of the clinics (null: of all) whose name has every word, one slip forgiven in words of five letters. */
export async function findDoctors(
  db: ReadingDatabase,
  clinicIds: readonly string[] | null,
  words: readonly string[],
): Promise<FoundDoctor[]> {
  const rows = await runNamed<FoundDoctor>(db, candidates, { clinicIds, words })
  return rows.filter(({ name, surname }) => hasWords(`${name} ${surname}`, words))
}

/** Whether every word stands in the text, or is one slip away from a word of it. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const has = fold(text)
  const own = has.split(' ')
  return words.every(
    (word) => has.includes(word) || (word.length > 4 && own.some((each) => isSlip(word, each))),
  )
}
