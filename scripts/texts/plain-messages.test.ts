import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { conditionInput } from '#contract/histories'
import { registerPatientAtClinicOn, registerPatientOn, updatePatientOn } from '#contract/patients'
import english from '@/messages/en.json'

// Settings are left out: their messages go to the operator's terminal, in English.
const files = readdirSync(fileURLToPath(new URL('../../contract', import.meta.url))).flatMap(
  (file) => /^([\w-]+)\.ts$/.exec(file)?.[1] ?? [],
)
const wire = files.filter((name) => name !== 'settings')
const modules = await Promise.all(wire.map((name) => import(`../../contract/${name}.ts`)))
const exported = modules.flatMap((module) => Object.entries<unknown>(module))

/** Every schema of the contract by its name, those that are made for a day included. */
const schemas: [string, z.ZodType][] = [
  ...exported.filter((entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType),
  ['conditionInput', conditionInput('2026-11-16')],
  ['registerPatientOn', registerPatientOn('2026-11-16')],
  ['registerPatientAtClinicOn', registerPatientAtClinicOn('2026-11-16')],
  ['updatePatientOn', updatePatientOn('2026-11-16')],
]

const wrong: unknown[] = [
  undefined,
  null,
  '',
  ' ',
  'x',
  'x'.repeat(5000),
  -1,
  0.5,
  1e9,
  Number.NaN,
  true,
  [],
  [null],
  {},
]

/** `value` as it is, and in each field of an object. */
function* placed(schema: z.ZodType, value: unknown): Generator<unknown> {
  yield value
  if (!(schema instanceof z.ZodObject)) return
  yield Object.fromEntries(Object.keys(schema.shape).map((field) => [field, value]))
}

function messagesOf(schema: z.ZodType): string[] {
  const tries = wrong.flatMap((value) => [...placed(schema, value)])
  const issues = tries.flatMap((input) => schema.safeParse(input).error?.issues ?? [])
  return issues.map(({ message }) => message.replace(/(?<=Must be at most )\d+/, '{count}'))
}

const known = new Set<string>(
  [english.validation, english.clinicSentences, english.fileSentences].flatMap((sentences) =>
    Object.values(sentences),
  ),
)

describe('what is wrong with an input', () => {
  it('is found in many schemas', () => expect(schemas.length).toBeGreaterThan(60))

  it.each(schemas)(
    '%s: is said in a sentence of the catalogues, never in the validator’s own words',
    (_, schema) => {
      expect([...new Set(messagesOf(schema))].filter((message) => !known.has(message))).toEqual([])
    },
  )
})
