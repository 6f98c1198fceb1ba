import { composed } from './clean-text.ts'

const mixed =
  'Password must contain at least one uppercase letter, one lowercase letter, one number, and one special character'

type PasswordWord = 'length' | 'long' | 'upper' | 'lower' | 'digit' | 'special' | 'spaces'

interface Rule {
  word: PasswordWord
  pattern: RegExp
  message: string
  strict?: true
}

/**
 * Rules for a new password: the pattern, the message of a form or answer that breaks it, and the word in the
 * checklist. In the order in which faults are reported; letters of every alphabet count as letters.
 */
const passwordRules: readonly Rule[] = [
  { word: 'length', pattern: /^.{8,}$/su, message: 'Password must be at least 8 characters long' },
  // Asked of the staff of clinics that want it.
  {
    word: 'long',
    pattern: /^.{12,}$/su,
    message: 'Password must be at least 12 characters long',
    strict: true,
  },
  { word: 'length', pattern: /^.{0,32}$/su, message: 'Password must be at most 32 characters long' },
  { word: 'upper', pattern: /\p{Lu}/u, message: mixed },
  { word: 'lower', pattern: /\p{Ll}/u, message: mixed },
  { word: 'digit', pattern: /\p{Nd}/u, message: mixed },
  { word: 'special', pattern: /[^\p{L}\p{M}\p{N}\s]/u, message: mixed },
  { word: 'spaces', pattern: /^\S*$/u, message: 'Password must not contain spaces' },
]

const rulesOf = (strict: boolean) => passwordRules.filter((rule) => strict || !rule.strict)

/** The messages of the rules that a new password breaks, each once. */
export function passwordFaults(password: string, strict = false): string[] {
  const text = composed(password)
  const broken = rulesOf(strict).filter(({ pattern }) => !pattern.test(text))
  return [...new Set(broken.map(({ message }) => message))]
}

/** Every word of the checklist, and whether what was typed so far meets it; nothing typed meets nothing. */
export function passwordChecklist(typed: string, strict = false): { word: PasswordWord; met: boolean }[] {
  const rules = rulesOf(strict)
  const words = [...new Set(rules.map(({ word }) => word))]
  const text = composed(typed)
  return words.map((word) => ({
    word,
    met: text !== '' && rules.every((rule) => rule.word !== word || rule.pattern.test(text)),
  }))
}
