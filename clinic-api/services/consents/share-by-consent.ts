import { versionOf } from '#contract/consent-choices'
import { ApiError } from '../../errors.ts'
import type { Act } from '../../write/write.ts'
import { keepWord } from '../identity/accounts/consent-words.ts'
import { assertOfNow } from './change-consent.ts'
import { readConsents } from './read-consents.ts'

/**
 * A record is opened by its patient's consent to sharing: the one that stands, or the one that is given with it, by the
 * version of its text. Who names none and never said anything says yes by opening it; after a no that takes a yes of its
 * own. Throws 409.
 */
export async function shareByConsent(act: Act, patientId: string, version?: number): Promise<void> {
  const kind = 'sharing'
  const sharing = (await readConsents(act.tx, patientId)).find((each) => each.kind === kind)
  if (sharing?.on && (version === undefined || sharing.saidVersion === version)) return
  if (version === undefined && sharing?.given === false)
    throw new ApiError('conflict', 'You have withdrawn your consent to sharing. Give it again first.')
  const said = { kind, version: version ?? versionOf(kind), given: true } as const
  assertOfNow(said)
  const entityId = await keepWord(act, patientId, said)
  await act.audit({
    action: 'consent.give',
    entity: 'consent',
    entityId,
    patientId,
    details: { kind, version: said.version },
  })
}
