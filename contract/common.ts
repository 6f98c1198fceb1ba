import { z } from 'zod'

// zod tries `new Function` before it compiles a schema; a page whose content policy forbids that reports the attempt.
if ('document' in globalThis) z.config({ jitless: true })

/** Opaque identifier: UUIDv7 text. */
export const id = z.string().trim().min(1).max(64)

/** A point in time on the wire: ISO 8601 with offset, e.g. `2026-11-23T08:00:00.000Z`. */
export const instant = z.iso.datetime({ offset: true })

/** A calendar day without time or zone: `yyyy-MM-dd`. */
export const plainDate = z.iso.date()

/** Trimmed text that must not be empty; `max` in characters. */
export function requiredText(message: string, max = 200) {
  return z
    .string({ error: message })
    .trim()
    .min(1, message)
    .max(max, `Must be at most ${max} characters long`)
}

/** A required day; an empty string counts as missing. */
export function requiredDate(missing: string, invalid = 'Invalid date format') {
  return z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .refine((value) => value === '' || isPlainDate(value), invalid)
}

/** An optional day: a placeholder, an empty string, null and undefined all mean "no date" and become null. */
export function optionalDate(invalid = 'Invalid date format') {
  return z
    .string()
    .nullish()
    .transform((value) => noDate(value))
    .refine((value) => value === null || isPlainDate(value), invalid)
}

const placeholders = new Set(['', 'yyyy-mm-dd', 'dd/mm/yyyy', 'mm/dd/yyyy', 'null', 'undefined'])

function noDate(value: string | null | undefined): string | null {
  const text = value?.trim() ?? ''
  return placeholders.has(text.toLowerCase()) ? null : text
}

/** True for an existing calendar day written `yyyy-MM-dd`. */
export function isPlainDate(value: string): boolean {
  return plainDate.safeParse(value).success
}

const dniLetters = 'TRWAGMYFPDXBNJZSQVHLCKE'

/** The check letter of a DNI number (number modulo 23). */
export function dniLetter(number: number): string {
  return dniLetters.charAt(number % 23)
}

interface DniMessages {
  required: string
  format: string
  letter: string
}

const dniMessages: DniMessages = {
  required: 'DNI is required',
  format: 'Invalid DNI format',
  letter: 'Invalid DNI number',
}

/** Spanish DNI: 8 digits and the check letter in upper case. */
export function dni(messages: DniMessages = dniMessages) {
  return z
    .string({ error: messages.required })
    .trim()
    .superRefine((value, context) => {
      const message = dniFault(value, messages)
      if (message) context.addIssue({ code: 'custom', message })
    })
}

function dniFault(value: string, messages: DniMessages): string | null {
  if (value === '') return messages.required
  if (!/^\d{8}[A-Z]$/.test(value)) return messages.format
  return dniLetter(Number(value.slice(0, 8))) === value.charAt(8) ? null : messages.letter
}

/** One e-mail address, trimmed. */
export const email = z
  .string({ error: 'Email is required' })
  .trim()
  .min(1, 'Email is required')
  .max(254, 'Invalid email address')
  .refine((value) => value === '' || z.email().safeParse(value).success, 'Invalid email address')

/** The rules a new password keeps, in the order in which they are reported (section 5). */
export const passwordRules = [
  {
    code: 'min',
    message: 'Password must be at least 8 characters long',
    holds: (value: string) => value.length >= 8,
  },
  {
    code: 'max',
    message: 'Password must be at most 32 characters long',
    holds: (value: string) => value.length <= 32,
  },
  {
    code: 'mix',
    message:
      'Password must contain at least one uppercase letter, one lowercase letter, one number, and one special character',
    holds: (value: string) =>
      /\p{Lu}/u.test(value) && /\p{Ll}/u.test(value) && /\d/.test(value) && /[^\p{L}\d\s]/u.test(value),
  },
  {
    code: 'spaces',
    message: 'Password must not contain spaces',
    holds: (value: string) => !/\s/.test(value),
  },
] as const

/** A new password; `required` is the message for an empty one. */
export function newPassword(required = 'Password is required') {
  return z
    .string({ error: required })
    .min(1, required)
    .superRefine((value, context) => {
      if (value === '') return
      for (const rule of passwordRules) {
        if (!rule.holds(value)) context.addIssue({ code: 'custom', message: rule.message })
      }
    })
}

/** The answer of a write that has nothing to return. */
export const messageAnswer = z.object({ message: z.string() })
