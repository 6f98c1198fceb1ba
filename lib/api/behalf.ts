import { requestIdHeader } from '#contract/request-id'

/** Facts about a browser's request, for the clinic API's audit and log. */
export interface Behalf {
  /** The browser's address. */
  address?: string | null
  /** The request's id in every log. */
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
