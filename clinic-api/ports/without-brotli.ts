/** For requests to servers of others: Node's Brotli decoder has a known weakness before its release of October 2026. */
export const withoutBrotli = { 'accept-encoding': 'gzip, deflate' } as const
