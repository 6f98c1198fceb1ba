/** Content-Security-Policy of a page. Styles may be inline (measured positions); scripts only with the nonce. */
export function pagePolicy(nonce: string, { development }: { development: boolean }): string {
  return policyOf([`'nonce-${nonce}'`, ...(development ? ["'unsafe-eval'"] : [])], { development })
}

/** The policy of a page that is the same for everybody: only scripts with one of the hashes run. */
export function hashedPagePolicy(hashes: readonly string[]): string {
  return policyOf(hashes, { development: false })
}

function policyOf(scripts: readonly string[], { development }: { development: boolean }): string {
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
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The policy of answers that are no pages: nothing in them may be run, loaded or framed. */
export const callPolicy = "default-src 'none'; frame-ancestors 'none'"
