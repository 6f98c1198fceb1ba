/** What the clinic API learns about a browser that is not signed in: limits count per address, mails have a language. */
export interface Visitor {
  address: string | null
  language: string
}

export function asVisitor({ address, language }: Visitor): Record<string, string> {
  return { 'accept-language': language, ...(address ? { 'x-forwarded-for': address } : {}) }
}
