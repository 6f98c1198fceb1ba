import { z } from 'zod'

/** The least characters and bits of a secret, for both programs. */
const shortest = 32
const fewestBits = 80

/** The secrets of a variable: the newest first, which seals; the others still open what they have sealed. */
export function secretsOf(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
}

/** The fault of a variable's secrets; null when there is none. */
export function secretFault(text: string): string | null {
  const secrets = secretsOf(text)
  if (secrets.length === 0 || secrets.some((each) => each.length < shortest))
    return 'is too short; give it at least 32 characters'
  if (secrets.some((each) => bitsOf(each) < fewestBits))
    return 'is too easy to guess; give it random characters, for instance from `openssl rand -hex 32`'
  return null
}

export const secretText = z.string().superRefine((text, context) => {
  const fault = secretFault(text)
  if (fault) context.addIssue({ code: 'custom', message: fault })
})

/** An upper bound for the bits in a secret: repetitions count once, and each character by how often it occurs. */
function bitsOf(secret: string): number {
  const period = `${secret}${secret}`.indexOf(secret, 1)
  const unit = [...secret.slice(0, repeatedLength(secret, period))]
  const counts = new Map<string, number>()
  for (const letter of unit) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  return [...counts.values()].reduce((bits, count) => bits + count * Math.log2(unit.length / count), 0)
}

/** The shortest prefix that the whole text repeats, even if the last repetition is cut off. */
function repeatedLength(secret: string, whole: number): number {
  for (let length = 1; length < whole; length += 1) {
    if (secret.slice(length) === secret.slice(0, secret.length - length)) return length
  }
  return whole
}

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/

/** Why the demo, whose passwords everybody knows, must not start here; null when it may. */
export function demoFault(settings: { demo: string; host: string; appUrl: string | null }): string | null {
  const { demo, host, appUrl } = settings
  if (demo === 'public' || demo === '0') return null
  const reached = appUrl?.startsWith('https:') ? 'APP_URL' : loopback.test(host) ? null : 'HOST'
  if (!reached) return null
  return `CLINIC_DEMO is on, whose passwords everybody knows, and others can come here by ${reached}; set CLINIC_DEMO=0, or CLINIC_DEMO=public if that is meant`
}
