import { named, runNamed } from '../../../db/named.ts'
import type { Deps } from '../../../deps.ts'
import type { Language } from '../../../write/notification.ts'

const remember = named(
  'remember_language',
  'update users set language = :language where id = :userId and language is distinct from :language',
)

/** Mails to this person will be in the language they were last seen using. */
export async function rememberLanguage(deps: Deps, userId: string, language: Language | null): Promise<void> {
  if (language) await runNamed(deps.db, remember, { userId, language })
}
