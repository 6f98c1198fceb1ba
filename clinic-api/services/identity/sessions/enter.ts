import type { Env } from '../../../env.ts'
import type { Visitor } from '../../../policy/caller.ts'
import type { Work } from '../../../write/write.ts'
import type { Account } from '../accounts/account.ts'
import { deviceOf } from '../accounts/known-device.ts'
import { tellOwner } from '../accounts/tell-owner.ts'
import { deviceOfAgent } from './device-of-agent.ts'
import { openSession } from './open-session.ts'
import type { TokenPair } from './tokens.ts'

/** The end of every sign-in: a session, and a mail to its owner when the browser is not one of theirs. */
export async function enter(
  act: Pick<Work, 'tx' | 'now' | 'mail'>,
  env: Env,
  { account, visitor }: { account: Account; visitor: Visitor },
): Promise<TokenPair> {
  const { id: userId } = account
  if (deviceOf(env, visitor.device, userId) === null) await tellOfDevice(act, account, visitor)
  return openSession(act, env, { userId, visitor })
}

/** Once a day for what looks the same: a private window is new each time. */
function tellOfDevice(
  act: Pick<Work, 'tx' | 'now' | 'mail'>,
  account: Account,
  { agent, address }: Visitor,
): Promise<void> {
  const device = { ...deviceOfAgent(agent), address }
  const day = act.now.toISOString().slice(0, 10)
  const key = ['new-device', account.id, device.browser, device.system, address, day].join(':')
  return tellOwner(act, account, (to) => ({ kind: 'new-device', ...to, ...device }), key)
}
