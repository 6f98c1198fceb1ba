import type { Statement } from '../../../db/client.ts'
import type { Deps } from '../../../deps.ts'
import type { Language } from '../../../write/notification.ts'

const remember: Statement = {
  name: 'remember_language',
  text: 'update users set language = $2 where id = $1 and language is distinct from $2',
}

/** Mails to this person will be in the language they were last seen using. */
export async function rememberLanguage(deps: Deps, userId: string, language: Language | null): Promise<void> {
  if (language) await deps.db.run(remember, [userId, language])
}
