import { call } from '@/lib/browser/request'
import { resolveEndpoints } from '@/lib/endpoints/resolve'

/** Takes back what answered with the token. Throws `RequestError`. */
export function takeBack(token: string) {
  return call(resolveEndpoints.undo, { params: { token } })
}
