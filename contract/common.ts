import { z } from 'zod'
import { bareDocument } from './bare-document.ts'
import { cleanNote, cleanText, composed } from './clean-text.ts'
import { plainDniFault } from './document-kinds.ts'
import { passwordFaults } from './password.ts'

// For whatever has no sentence of its own: zod's texts speak of types, which nobody who fills in a form knows.
z.config({ customError: plainMessage })

function plainMessage({ code, input, maximum, origin }: Raw): string {
  if (code === 'too_big' && origin === 'string') return `Must be at most ${maximum} characters long`
  const isMissing = input === undefined || input === null || (code === 'too_small' && input === '')
  return isMissing ? 'This field is required' : 'Invalid value'
}

interface Raw {
  code?: string
  input?: unknown
  maximum?: unknown
  origin?: unknown
}

// zod tries `new Function` before it compiles a schema; a page whose content policy forbids that reports the attempt.
if ('document' in globalThis) z.config({ jitless: true })

/** Opaque identifier: UUIDv7 text. */
export const id = z.string().trim().min(1).max(64)

/** A point in time on the wire: ISO 8601 with offset, e.g. `2026-11-23T08:00:00.000Z`. */
export const instant = z.iso.datetime({ offset: true })

/** A calendar day without time or zone: `yyyy-MM-dd`. */
export const plainDate = z.iso.date()

/** In which language the words of a file are, and with which sign it parts its cells. */
export const fileLanguage = z.enum(['en', 'es']).default('en')

/** `HH:mm` on the clock of the clinic. */
export const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Invalid time')

/** One line of text that must not be empty; `max` in characters. */
export function requiredText(message: string, max = 200) {
  return z
    .string({ error: message })
    .overwrite(cleanText)
    .min(1, message)
    .max(max, `Must be at most ${max} characters long`)
}

/** Text of several lines that must not be empty; `max` in characters. */
export function requiredNote(message: string, max: number) {
  return z
    .string({ error: message })
    .overwrite(cleanNote)
    .min(1, message)
    .max(max, `Must be at most ${max} characters long`)
}

/** A text, of several lines maybe, that may be left out; empty counts as left out. */
export function optionalText(max: number) {
  return z
    .string()
    .overwrite(cleanNote)
    .max(max, `Must be at most ${max} characters long`)
    .transform((text) => text || undefined)
    .optional()
}

/** A required day; an empty string counts as missing. */
export function requiredDate(missing: string) {
  return z
    .string({ error: missing })
    .overwrite(cleanText)
    .min(1, missing)
    .refine((value) => value === '' || isPlainDate(value), 'Invalid date format')
}

/** An optional day: a placeholder, an empty string, null and undefined all mean "no date" and become null. */
export function optionalDate() {
  return z
    .string()
    .nullish()
    .transform((value) => noDate(value))
    .refine((value) => value === null || isPlainDate(value), 'Invalid date format')
}

const placeholders = new Set(['', 'yyyy-mm-dd', 'dd/mm/yyyy', 'mm/dd/yyyy', 'null', 'undefined'])

function noDate(value: string | null | undefined): string | null {
  const text = cleanText(value ?? '')
  return placeholders.has(text.toLowerCase()) ? null : text
}

/** True for an existing calendar day written `yyyy-MM-dd`. */
export function isPlainDate(value: string): boolean {
  return plainDate.safeParse(value).success
}

const dniMessages = {
  missing: 'DNI is required',
  format: 'Invalid DNI format',
  letter: 'Invalid DNI number',
}

/** Spanish DNI: 8 digits and the check letter, stored in upper case without signs. */
export function dni() {
  return z
    .string({ error: dniMessages.missing })
    .overwrite(bareDocument)
    .superRefine((value, context) => {
      const fault = plainDniFault(value)
      if (fault) context.addIssue({ code: 'custom', message: dniMessages[fault] })
    })
}

/** One e-mail address, trimmed. */
export const email = z
  .string({ error: 'Email is required' })
  .overwrite(cleanText)
  .min(1, 'Email is required')
  .max(254, 'Invalid email address')
  .refine((value) => value === '' || z.email().safeParse(value).success, 'Invalid email address')

const addressOrNone = z
  .string()
  .overwrite(cleanText)
  .max(254, 'Invalid email address')
  .refine((value) => value === '' || z.email().safeParse(value).success, 'Invalid email address')

/** An address that may be left out: null, an empty text and nothing are none. */
export const optionalEmail = addressOrNone.nullish().transform((value) => value ?? '')

/** The same for a change: left out, it stays what it is. */
export const changedEmail = addressOrNone
  .nullable()
  .transform((value) => value ?? '')
  .optional()

/** A telephone number as people write it: digits, and what groups them. Empty and null mean "no number". */
export const optionalPhone = z
  .string()
  .overwrite(cleanPhone)
  .max(25, 'Must be at most 25 characters long')
  .refine((value) => value === '' || isPhone(value), 'Invalid phone number')
  .nullable()
  .transform((value) => value || null)
  .optional()

/** The words that people put before a telephone number. */
export const phoneLabel =
  'tel[eé]fono|tel[eé]f|tel|tfno|tfn|tf|tlfno|tlf|phone|m[oó]vil|mobile|mob|celular|cel|fax|whatsapp'
const labelled = new RegExp(`^(${phoneLabel})?[.:\\s]*(?=[+(\\d])`, 'i')

/** With ordinary signs and digits, and without the word or scheme before them: `Tel.: ‪+34‑612…` becomes `+34-612…`. */
function cleanPhone(text: string): string {
  return cleanText(text)
    .normalize('NFKC')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(labelled, '')
}

/** Without a country a number is Spanish, and those have nine digits: fewer are a slip that nobody could call. */
function isPhone(value: string): boolean {
  const [prefix] = value.match(/^\(?(\+|00)/) ?? []
  const digits = digitsOf(value.slice(prefix?.length ?? 0))
  return /^\(?\+?[\d\s()./-]+$/.test(value) && (prefix ? /^\d{6,15}$/ : /^\d{9,15}$/).test(digits)
}

/** The digits of a telephone number alone. */
export function digitsOf(phone: string): string {
  return phone.replace(/\D/g, '')
}

/** A new password; `required` is the message for an empty one. */
export function newPassword(required = 'Password is required') {
  return z
    .string({ error: required })
    .overwrite(composed)
    .min(1, required)
    .superRefine((value, context) => {
      if (value === '') return
      for (const message of passwordFaults(value)) context.addIssue({ code: 'custom', message })
    })
}

/** The answer of a write that has nothing to return. */
export const messageAnswer = z.object({ message: z.string() })

/** A person's city, if known. */
export const optionalCity = z
  .string()
  .overwrite(cleanText)
  .max(120, 'Must be at most 120 characters long')
  .optional()
