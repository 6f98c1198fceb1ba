import 'server-only'
import type { z } from 'zod'
import { importCalls } from '#contract/calls/imports'
import type { DayColumn, ImportLikeness, ImportSource, importPageQuery } from '#contract/imports'
import type { ApiAuth } from '@/lib/api/client'
import { sendCall } from '@/lib/api/send-call'
import { hiddenFact, initialsOf } from '@/lib/domain/discretion'
import type { ImportFile, ListedImport } from '@/lib/domain/import-file'

/** Those of the caller's clinic, the newest first. */
export async function listImports(auth: ApiAuth): Promise<ListedImport[]> {
  return sendCall(auth, importCalls.list)
}

/** An import with a page of its lines. Throws `ApiError` 404. */
export async function readImport(
  auth: ApiAuth,
  id: string,
  query: z.input<typeof importPageQuery>,
): Promise<ImportFile> {
  return toFile(auth, await sendCall(auth, importCalls.get, { params: { id }, query }))
}

/** Where others can see the screen, a line shows of people no more than a list of them does. */
function toFile({ discreet }: ApiAuth, file: ImportFile): ImportFile {
  if (!discreet) return file
  const { name, surname, secondSurname } = file.columns
  const hide = (value: string, place: number) =>
    [name, surname, secondSurname].includes(place) ? initialsOf(value) : value && hiddenFact
  const lines = file.lines.map(({ same, ...line }) => ({
    ...line,
    values: line.values.map(hide),
    ...(same && { same: hidePerson(same) }),
  }))
  const sample = file.sample.map((values) => values.map(hide))
  return { ...file, lines, sample, ...(file.source && { source: hideSource(file.source) }) }
}

const hidePerson = ({ name, surname, birthdate }: ImportLikeness): ImportLikeness => ({
  name: initialsOf(name),
  surname: initialsOf(surname),
  dni: hiddenFact,
  ...(birthdate && { birthdate: hiddenFact }),
})

/** How the file is read without the words that name people. */
function hideSource({ encodings, firstLines, spoiled, names, ...source }: ImportSource): ImportSource {
  return {
    ...source,
    encodings: encodings.map(({ encoding, words }) => ({ encoding, words: words.map(initialsOf) })),
    firstLines: firstLines.map(({ line }) => ({ line, values: [] })),
    spoiled: spoiled && { ...spoiled, examples: [] },
    names: names && { ...names, options: names.options.map(({ order }) => ({ order, examples: [] })) },
    days: Object.fromEntries(
      Object.entries(source.days).map(([field, column]) => [field, column && withoutExamples(column)]),
    ),
  }
}

const withoutExamples = (column: DayColumn): DayColumn => ({
  ...column,
  options: column.options.map(({ order }) => ({ order, examples: [] })),
})
