import type { Call } from '#contract/calls/call'
import { consentCalls } from '#contract/calls/consents'
import { visitKindCalls } from '#contract/calls/visit-kinds'

type Nouns = Record<string, Record<string, Call & { ownClinic?: true }>>

/**
 * Every call that the browser may make as it is, by noun and name; `/api/calls/noun.name` passes it on. Whatever is not
 * listed is not found. The browser imports this as types alone, so that no schema reaches it.
 */
export const passedOn = {
  consents: only(consentCalls, 'change'),
  'visit-kinds': {
    ...only(visitKindCalls, 'update', 'delete'),
    ...atOwnClinic(visitKindCalls, 'create'),
  },
} satisfies Nouns

/** The call of a name such as `consents.change`; null when it is not listed. */
export function passedOnCall(name: string): Nouns[string][string] | null {
  const [noun = '', verb = ''] = name.split('.')
  const nouns: Nouns = passedOn
  const found = Object.hasOwn(nouns, noun) ? nouns[noun] : undefined
  return found && Object.hasOwn(found, verb) ? (found[verb] ?? null) : null
}

function only<Calls, Name extends keyof Calls>(calls: Calls, ...names: Name[]): Pick<Calls, Name> {
  return Object.fromEntries(names.map((name) => [name, calls[name]])) as Pick<Calls, Name>
}

/** For calls whose query or body names a clinic: it is always the viewer's, whatever the browser says. */
function atOwnClinic<Calls, Name extends keyof Calls>(calls: Calls, ...names: Name[]) {
  const marked = names.map((name) => [name, { ...calls[name], ownClinic: true }])
  return Object.fromEntries(marked) as { [N in Name]: Calls[N] & { ownClinic: true } }
}
