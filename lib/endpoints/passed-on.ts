import { accountCalls } from '#contract/calls/account'
import { apiKeyCalls } from '#contract/calls/api-keys'
import type { Call } from '#contract/calls/call'
import { callCalls } from '#contract/calls/calls'
import { channelCalls } from '#contract/calls/channels'
import { consentCalls } from '#contract/calls/consents'
import { correctionCalls } from '#contract/calls/corrections'
import { deathCalls } from '#contract/calls/deaths'
import { emailChangeCalls } from '#contract/calls/email-changes'
import { erasureCalls } from '#contract/calls/erasures'
import { feedCalls } from '#contract/calls/feeds'
import { guardianCalls } from '#contract/calls/guardians'
import { memberCalls } from '#contract/calls/members'
import { mergeCalls } from '#contract/calls/merges'
import { noKnownAllergiesCalls } from '#contract/calls/no-known-allergies'
import { notificationCalls } from '#contract/calls/notifications'
import { passkeyCalls } from '#contract/calls/passkeys'
import { patientCalls } from '#contract/calls/patients'
import { pushSubscriptionCalls } from '#contract/calls/push-subscriptions'
import { recordAccessCalls } from '#contract/calls/record-access'
import { reminderCalls } from '#contract/calls/reminders'
import { resourceCalls } from '#contract/calls/resources'
import { sessionCalls } from '#contract/calls/sessions'
import { visitKindCalls } from '#contract/calls/visit-kinds'
import { visitCalls } from '#contract/calls/visits'
import { waitlistCalls } from '#contract/calls/waitlist'

type Nouns = Record<string, Record<string, Call & { ownClinic?: true }>>

/**
 * Every call that the browser may make as it is, by noun and name; `/api/calls/noun.name` passes it on. Whatever is not
 * listed is not found. The browser imports this as types alone, so that no schema reaches it.
 */
export const passedOn = {
  account: only(
    accountCalls,
    'get',
    'changePassword',
    'startTwoFactor',
    'confirmTwoFactor',
    'disableTwoFactor',
    'resetTwoFactor',
  ),
  'api-keys': only(apiKeyCalls, 'list', 'create', 'revoke'),
  calls: { ...only(callCalls, 'done'), ...atOwnClinic(callCalls, 'list') },
  channels: only(channelCalls, 'update', 'ofPatient', 'sendPhoneCode', 'verifyPhone'),
  consents: only(consentCalls, 'change'),
  corrections: only(correctionCalls, 'request', 'decide'),
  deaths: only(deathCalls, 'record', 'takeBack'),
  'email-changes': only(emailChangeCalls, 'request'),
  erasures: only(erasureCalls, 'create'),
  feeds: only(feedCalls, 'list', 'create', 'revoke'),
  guardians: only(guardianCalls, 'list', 'add', 'remove', 'addChild'),
  members: {
    ...only(memberCalls, 'change', 'remove', 'inviteAgain'),
    ...atOwnClinic(memberCalls, 'invite'),
  },
  merges: only(mergeCalls, 'merge'),
  'no-known-allergies': only(noKnownAllergiesCalls, 'set', 'end'),
  notifications: only(notificationCalls, 'list', 'markRead'),
  passkeys: only(passkeyCalls, 'list', 'request', 'add', 'remove'),
  patients: only(patientCalls, 'booked', 'correct', 'changes', 'toVerify', 'verify'),
  'push-subscriptions': only(pushSubscriptionCalls, 'key', 'create', 'end'),
  'record-access': only(recordAccessCalls, 'change', 'breakGlass'),
  reminders: only(
    reminderCalls,
    'update',
    'listMails',
    'askConfirmation',
    'revokeLinks',
    'getChoices',
    'updateChoices',
  ),
  resources: {
    ...only(resourceCalls, 'update', 'delete'),
    ...atOwnClinic(resourceCalls, 'create'),
  },
  sessions: only(sessionCalls, 'list', 'end', 'endOthers'),
  'visit-kinds': {
    ...only(visitKindCalls, 'update', 'delete'),
    ...atOwnClinic(visitKindCalls, 'create'),
  },
  visits: only(visitCalls, 'resolve', 'resolveOptions', 'undo'),
  waitlist: only(waitlistCalls, 'list', 'join', 'leave', 'putFirst', 'accept', 'decline'),
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
