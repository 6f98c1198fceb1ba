import type { ImportChoice, ImportVerdict } from '#contract/import-fields'
import { importVerdicts } from '#contract/import-fields'
import type { ImportAnswer, ImportLine } from '#contract/imports'
import type { ImportRow, ImportView, LineRow } from './queries.ts'

export function toWireImport({ row, counts, sample, uninvited, lines, next }: ImportView): ImportAnswer {
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
    lines: lines.map(toWireLine),
    endedAt: row.endedAt?.toISOString() ?? null,
  }
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

const toWireLine = ({ line, values, verdict, choice, faults, sameId }: LineRow): ImportLine => ({
  line,
  values,
  verdict,
  choice,
  faults,
  // Somebody known elsewhere is nobody of theirs yet.
  sameId: verdict === 'here' || verdict === 'similar' ? sameId : null,
})
