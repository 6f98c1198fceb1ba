import { RequestError } from '@/lib/browser/request'
import { untilLeft } from './leave'
import { markSignIn } from './stored-data'

/**
 * Leaves the sign-in pages by a full load, so that the signed-in part starts with no state from before, and
 * never ends. Throws `RequestError` where no session can be kept: that would lead back to the sign-in without a word.
 */
export async function enterApp({ goTo }: { goTo: string }): Promise<never> {
  if (!navigator.cookieEnabled) {
    const message = 'Logging in needs cookies. Please allow them for this site.'
    throw new RequestError(400, 'invalid_input', { message })
  }
  markSignIn()
  window.location.replace(goTo)
  return untilLeft()
}
