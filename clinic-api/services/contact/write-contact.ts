import type { ContactInput } from '#contract/contact'
import type { Deps } from '../../deps.ts'
import type { Visitor } from '../../policy/caller.ts'
import { languageOf } from '../../write/notification.ts'
import { writeWithoutSession } from '../../write/write.ts'
import { admit, admitVisitor } from '../identity/rate-limit.ts'

/** So many of everybody in a quarter of an hour: beyond that it is not people who write. */
const mostOfEverybody = 30

/** Mails the question to those who run the installation; nothing but the mail is kept of it. Throws 429. */
export async function writeContact(deps: Deps, visitor: Visitor, question: ContactInput): Promise<void> {
  await admitVisitor(deps, visitor)
  await admit(deps, 'contact', mostOfEverybody)
  await writeWithoutSession(deps, visitor, async (act) => {
    const content = { kind: 'contact-request', language: languageOf(visitor.language), ...question } as const
    await act.mail({ to: deps.env.CONTACT_EMAIL, content })
    return act.audit({ action: 'contact.write', entity: 'contact', actorId: null })
  })
}
