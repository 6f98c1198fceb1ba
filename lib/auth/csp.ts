/** Content-Security-Policy of a page. Styles may be inline (measured positions); scripts only with the nonce. */
export function pagePolicy(
  nonce: string,
  { development, framedBy = null }: { development: boolean; framedBy?: readonly string[] | null },
): string {
  const scripts = [`'nonce-${nonce}'`, ...(development ? ["'unsafe-eval'"] : [])]
  return policyOf(scripts, { development, framedBy })
}

/** The policy of a page that is the same for everybody: only scripts with one of the hashes run. */
export function hashedPagePolicy(hashes: readonly string[]): string {
  return policyOf(hashes, { development: false, framedBy: null })
}

interface Where {
  development: boolean
  /** Origins that may show the page in a frame, beside its own; null where nobody may. */
  framedBy: readonly string[] | null
}

function policyOf(scripts: readonly string[], { development, framedBy }: Where): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts.join(' ')} 'strict-dynamic'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "worker-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framedBy ? ["'self'", ...framedBy].join(' ') : "'none'"}`,
  ].join('; ')
}

/** The policy of answers that are no pages: nothing in them may be run, loaded or framed. */
export const callPolicy = "default-src 'none'; frame-ancestors 'none'"
