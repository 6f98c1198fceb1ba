import type { ImportChoice, ImportVerdict } from '#contract/import-fields'
import { importVerdicts } from '#contract/import-fields'
import type { ImportAnswer, ImportLine } from '#contract/imports'
import { type ImportRow, type ImportView, isOurs, isSameDni, type LineRow } from './queries.ts'

export function toWireImport(view: ImportView): ImportAnswer {
  const { row, counts, sample, uninvited, lines, next, source, warned } = view
  const sum = (verdict: ImportVerdict, choice?: ImportChoice) =>
    counts
      .filter((each) => each.verdict === verdict && (!choice || each.choice === choice))
      .reduce((all, each) => all + each.lines, 0)
  const isDone = row.state === 'done'
  return {
    ...toListedImport(row),
    encoding: row.encoding,
    separator: row.separator,
    headers: row.headers,
    columns: row.columns,
    counts: Object.fromEntries(importVerdicts.map((each) => [each, sum(each)])) as ImportAnswer['counts'],
    registers: isDone ? row.registered : sum('new') + sum('similar', 'create'),
    links: isDone ? row.linked : sum('known', 'link'),
    sample,
    uninvited,
    next,
    warned,
    ...(source && { source }),
    lines: lines.map((line) => toWireLine(line, isDone)),
    endedAt: row.endedAt?.toISOString() ?? null,
  }
}

/** With those of the clinic beside the lines that may be about them: a read that goes on record. */
export function toComparedImport(view: ImportView): ImportAnswer {
  const answer = toWireImport(view)
  const lines = answer.lines.map((line) => {
    const same = view.likenesses.get(line.sameId ?? '')
    return same ? { ...line, same } : line
  })
  return { ...answer, lines }
}

export function toListedImport({ id: _id, kind, fileName, state, createdAt }: ImportRow) {
  return {
    _id,
    kind,
    fileName,
    createdAt: createdAt.toISOString(),
    state: state === 'done' ? ('done' as const) : ('checked' as const),
  }
}

function toWireLine(row: LineRow, isDone: boolean): ImportLine {
  const { line, values, verdict, choice, faults, warnings, record } = row
  const isMade = isDone && verdict === 'similar' && choice === 'create'
  const sameId = isOurs(verdict) ? row.sameId : null
  return {
    line,
    values,
    verdict,
    choice,
    faults,
    sameId,
    ...(isMade && record && { madeId: record.id }),
    ...(isSameDni(row) && { sameDni: true }),
    ...(warnings.length > 0 && { warnings }),
  }
}
