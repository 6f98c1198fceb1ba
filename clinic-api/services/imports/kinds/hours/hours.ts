import { named, runNamed } from '../../../../db/named.ts'
import { notifyOfHours } from '../../../notifications/notify-of-hours.ts'
import { doctorOfLine, leftDoctors } from '../at-doctor.ts'
import { fault } from '../fault.ts'
import { type KindOfImport, newLines, slice, stagedLines } from '../kind.ts'
import { readHours, type StagedHours } from './read-hours.ts'

/** No shift is longer than a day: what overlaps begins at most so long before. */
const overlapping = `w.doctor_id = b.doctor_id and w.start_at < b.end_at and w.end_at > b.start_at
  and w.start_at > b.start_at - interval '1 day'`

const judge = `with staged as (
    select s.line, s.record, d.id doctor_id from ${stagedLines} s ${doctorOfLine}
  ), blocks as (
    select line, doctor_id, (b->>'start')::timestamptz start_at, (b->>'end')::timestamptz end_at
    from staged, jsonb_array_elements(record->'blocks') b
  ), placed as (
    select b.*, max(end_at) over (partition by doctor_id order by start_at, line
        rows between unbounded preceding and 1 preceding) > start_at is_twice,
      exists (select from workshifts w where ${overlapping}) is_over,
      exists (select from workshifts w where w.doctor_id = b.doctor_id and w.start_at = b.start_at
        and w.end_at = b.end_at) is_there
    from blocks b
  ), weighed as (
    select line, doctor_id, bool_or(is_twice) is_twice, bool_or(is_over) is_over, bool_and(is_there) is_there
    from placed group by line, doctor_id
  )
  select line, jsonb_build_object('doctorId', doctor_id) found, null::text same_id,
    case when is_there then 'here' else 'new' end verdict,
    case
      when doctor_id is null then ${fault('doctorEmail', 'unknown')}
      when is_over and not is_there then ${fault('start', 'overlaps')}
      when is_twice and not is_there then ${fault('start', 'overlaps-line')}
      else '[]' end faults
  from weighed`

const inserts = [
  `insert into workshift_series (id, doctor_id, clinic_id, from_day, until_day, every_weeks, hours, "except",
      created_at, updated_at)
    select record->>'id', record->>'doctorId', :clinicId, (record->'pattern'->>'from')::date,
      (record->'pattern'->>'until')::date, (record->'pattern'->>'everyWeeks')::int, record->'pattern'->'hours',
      record->'pattern'->'except', :now::timestamptz, :now::timestamptz
    from ${slice} lines where record->'pattern' <> 'null'`,
  `insert into workshifts (id, doctor_id, clinic_id, series_id, start_at, end_at, created_at, updated_at)
    select b->>'id', record->>'doctorId', :clinicId, case when record->'pattern' <> 'null' then record->>'id' end,
      (b->>'start')::timestamptz, (b->>'end')::timestamptz, :now::timestamptz, :now::timestamptz
    from ${slice} lines, jsonb_array_elements(record->'blocks') b`,
]

const doctorsOfLines = named(
  'doctors_of_imported_hours',
  `select distinct record->>'doctorId' "doctorId" from ${newLines} l`,
)

/** When the clinic's doctors work: hours of a day, or of every week until a day. */
export const hours: KindOfImport<StagedHours> = {
  read: readHours,
  judge,
  prepare: leftDoctors(newLines),
  inserts,
  traceOf: ({ id, pattern, blocks: [block] }) =>
    pattern
      ? { action: 'workshift-series.create', entity: 'workshift-series', entityId: id }
      : { action: 'workshift.create', entity: 'workshift', entityId: block?.id ?? id },
  async finish({ act, row: { id, clinicId } }) {
    const told = await runNamed<{ doctorId: string }>(act.tx, doctorsOfLines, { id })
    const doctorIds = told.map(({ doctorId }) => doctorId)
    for (const doctorId of doctorIds)
      await act.announce({ type: 'workshift.changed', id, doctorId, clinicId })
    await notifyOfHours(act, doctorIds)
  },
}
