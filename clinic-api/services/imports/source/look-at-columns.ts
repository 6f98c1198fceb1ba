import {
  type DayField,
  dayFields,
  fieldsOf,
  type ImportField,
  type ImportKind,
} from '#contract/import-fields'
import type { ImportColumns, ImportSource } from '#contract/imports'
import type { SourceChoices } from '../../../db/schema/imports.ts'
import { DayColumn } from '../cells/day-column.ts'
import { EmailColumns } from '../cells/email-columns.ts'
import { mendText } from '../cells/mend-text.ts'
import { isWholeName, NamesColumn } from '../cells/names-column.ts'
import { cellOf } from '../cells/read-cells.ts'
import { SexColumn } from '../cells/read-sheet.ts'
import { nameOrderOf } from '../guess-columns.ts'
import type { Clock } from '../kinds/kind.ts'
import { latestDay } from '../latest-day.ts'
import type { Table } from './open-table.ts'

const mostExamples = 3

type Looked = Pick<ImportSource, 'days' | 'names' | 'letterM' | 'spoiled' | 'emails'>

/** Looks through all lines of a table at what a column can only be read by as a whole. Throws `CsvFault`. */
export async function lookAtColumns(
  {
    kind,
    columns,
    chosen,
    clock,
  }: {
    kind: ImportKind
    columns: ImportColumns
    chosen: SourceChoices
    clock: Clock
  },
  table: Table,
): Promise<Looked & { lines: number }> {
  const mapped = Object.entries(columns).filter(([, place]) => typeof place === 'number') as [
    ImportField,
    number,
  ][]
  const days = mapped
    .filter((each): each is [DayField, number] => dayFields.some((field) => field === each[0]))
    .map(([field, place]) => ({
      field,
      place,
      column: new DayColumn({ ...clock, latest: latestDay(kind, clock.today) }),
    }))
  const names = isWholeName(columns) ? new NamesColumn() : null
  const places = new Set(mapped.map(([, place]) => place))
  const asksEmails = fieldsOf(kind).includes('email') && typeof columns.email !== 'number'
  const emails = asksEmails && !chosen.leaveEmails ? new EmailColumns(places) : null
  const sexes = new SexColumn()
  const examples = new Map<string, string>()
  let [lines, spoiled] = [0, 0]
  for await (const { cells } of table.records()) {
    lines += 1
    for (const { place, column } of days) column.add(cellOf(cells, place))
    const texts = mapped.map(([, place]) => cells[place] ?? '')
    const first = texts.find((text) => mendText(text) !== text)
    if (first !== undefined) {
      spoiled += 1
      if (examples.size < mostExamples) examples.set(first, mendText(first))
    }
    emails?.add(cells)
    sexes.add(cellOf(cells, columns.sex))
    names?.add(cellOf([mendText(cells[columns.name ?? -1] ?? '')], 0))
  }
  const header = table.headers[columns.name ?? -1] ?? ''
  const asked = emails?.told()
  return {
    lines,
    ...(asked && { emails: asked }),
    days: Object.fromEntries(days.map(({ field, column }) => [field, column.told(chosen.days?.[field])])),
    names: names?.told(chosen.names ?? nameOrderOf(header)) ?? null,
    letterM: sexes.told(),
    spoiled:
      spoiled === 0
        ? null
        : {
            lines: spoiled,
            mend: chosen.mend ?? null,
            examples: [...examples].map(([text, read]) => ({ text, read })),
          },
  }
}
