import { requestIdHeader } from '#contract/request-id'

/** What a browser's request says of itself, for the clinic API's audit and log. */
export interface Behalf {
  /** Where the browser is. */
  address?: string | null
  /** What its request is called in every log. */
  requestId?: string | null
}

/** The headers of a call on behalf of a browser, with its access token. */
export function onBehalf(token: string | undefined, behalf: Behalf | null): Record<string, string> {
  const { address, requestId } = behalf ?? {}
  return {
    ...(token ? { cookie: `token=${token}` } : {}),
    ...(address ? { 'x-forwarded-for': address } : {}),
    ...(requestId ? { [requestIdHeader]: requestId } : {}),
  }
}
