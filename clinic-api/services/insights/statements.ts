import { named } from '../../db/named.ts'
import {
  changedDays,
  countsOfVisits,
  daysAsked,
  minutesOfDays,
  returnsOfVisits,
  visitsOf,
} from './day-sums.ts'

/** Whether the patient of `a` had no visit at the clinic before the days asked for: one look into an index each. */
export const isNewPatient = `(
    select true from appointments b where b.patient_id = a.patient_id and b.start_at < :from::timestamptz
      and b.clinic_id = :clinicId and b.status <> 'cancelled' limit 1
  ) is null`

/**
 * The days that are counted from the visits themselves: all of one doctor's; of the clinic's those that are not summed
 * up or have changed since. One statement sees sums and marks as they are at one moment.
 */
const liveDays = (ofDoctor: boolean) =>
  ofDoctor
    ? `days as (${daysAsked}), live as materialized (select * from days)`
    : `days as (${daysAsked}), changed as materialized (
    select generate_series(greatest(c."from", :firstDay::date)::timestamp, least(c."to", :lastDay::date)::timestamp, '1 day')::date "day"
    from (${changedDays(`((:lastDay::date + 1)::timestamp at time zone :zone)`)}) c
  ),
  live as materialized (
    select d.* from days d
    where not exists (select from insight_spans s where s.clinic_id = :clinicId and d.day between s.since and s.until)
      or d.day in (select c.day from changed c)
  )`

const isSummed = `s.clinic_id = :clinicId and s.day between :firstDay::date and :lastDay::date
  and not exists (select from live d where d.day = s.day)`

/** Adds the stored sums of the days and what is counted now; for one doctor everything is counted now. */
const total = (ofDoctor: boolean, summed: string, counted: string) =>
  ofDoctor ? counted : `${summed} where ${isSummed} union all ${counted}`

const peopleText = (ofDoctor: boolean) =>
  ofDoctor
    ? `select count(*) filter (where ${isNewPatient})::int newcomers, count(*)::int everybody
      from (select distinct patient_id from asked where status <> 'cancelled') a`
    : // Patients who came earlier within these days are counted on that earlier day.
      `select coalesce(sum(people) filter (where before = '-infinity'), 0)::int newcomers, coalesce(sum(people), 0)::int everybody
      from (${total(false, 'select s.before, s.people from insight_returns s', `select r.before, r.people from (${returnsOfVisits}) r`)}) r
      where before < :firstDay::date`

const number = (figure: string, key = '') =>
  `coalesce((select sum(visits) from counts where figure = '${figure}'${key && ` and key = '${key}'`}), 0)::int`

/** Like percentile_disc: the smallest value with at least that share of all at or below it. */
const percentiles = (figure: string) => `(
    select array[min(value) filter (where upto >= 0.5 * everything), min(value) filter (where upto >= 0.9 * everything)]
    from (
      select key::int "value", sum(visits) over (order by key::int) upto, sum(visits) over () everything
      from counts where figure = '${figure}'
    ) r
  )`

const outcome = (figure: string) =>
  `json_build_object('visits', ${number(figure)}, 'noShows', ${number(figure, 'no-show')})`

const figuresText = (ofDoctor: boolean) => `with ${liveDays(ofDoctor)},
  asked as materialized (${visitsOf(ofDoctor)}),
  counts as materialized (
    select figure, key, sum(visits)::int visits
    from (${total(ofDoctor, 'select s.figure, s.key, s.visits from insight_counts s', `select c.figure, c.key, c.visits from (${countsOfVisits}) c`)}) c
    group by 1, 2
  ),
  people as (${peopleText(ofDoctor)})
  select ${number('visits')} visits, ${number('no-shows')} "noShows", ${number('cancelled')} cancellations,
    ${number('late')} "lateCancellations", ${percentiles('lead')} "leadDays", ${percentiles('waited')} "waitingMinutes",
    ${number('waited')} waited, newcomers "newPatients", everybody - newcomers "returningPatients",
    coalesce((select json_agg(s) from (
      select key specialty, visits from counts where figure = 'specialty' order by visits desc, key
    ) s), '[]') "bySpecialty",
    coalesce((select json_agg(s) from (
      select k.id "kindId", k.name_en "nameEn", k.name_es "nameEs", k.colour, c.visits
      from counts c left join visit_kinds k on k.id = c.key where c.figure = 'kind'
      order by c.visits desc, k.id nulls last
    ) s), '[]') "byKind",
    json_build_object('reminded', ${outcome('reminded')}, 'notReminded', ${outcome('not-reminded')}) reminders,
    coalesce((select json_agg(s) from (
      select split_part(key, ' ', 1) channel, sum(visits)::int visits,
        coalesce(sum(visits) filter (where split_part(key, ' ', 3) = 'confirmed'), 0)::int confirmed,
        coalesce(sum(visits) filter (where split_part(key, ' ', 2) = 'no-show'), 0)::int "noShows"
      from counts where figure = 'channel' group by 1 order by 2 desc, 1
    ) s), '[]') "byChannel"
  from people`

/** Every figure that is told of visits alone. */
export const figuresOf = {
  clinic: named('insights_of_clinic', figuresText(false)),
  doctor: named('insights_of_doctor', figuresText(true)),
}

const fillText = (ofDoctor: boolean) => `with ${liveDays(ofDoctor)},
  minutes as (${total(
    ofDoctor,
    'select s.doctor_id, s.day, s.bookable, s.booked from insight_minutes s',
    `select m.doctor_id, m.day, m.bookable, m.booked from (${minutesOfDays(ofDoctor)}) m`,
  )})
  select m.doctor_id "doctorId", d.name || ' ' || d.surname "doctorName", m.week::text,
    m.bookable "bookableMinutes", m.booked "bookedMinutes"
  from (
    select doctor_id, date_trunc('week', day::timestamp)::date week, sum(bookable)::int bookable, sum(booked)::int booked
    from minutes group by 1, 2
  ) m join staff d on d.id = m.doctor_id
  order by m.week, d.surname, d.name, d.id`

/** Bookable and booked minutes by doctor and week; of the first and the last week the days that are asked for. */
export const fillOf = {
  clinic: named('insight_weeks_of_clinic', fillText(false)),
  doctor: named('insight_weeks_of_doctor', fillText(true)),
}

/** Doctors of a clinic, those included who have left: what they did stays. */
export const doctorsOf = named(
  'insight_doctors',
  `select id, name || ' ' || surname "name" from clinic_staff
    where clinic_id = :clinicId and specialty is not null order by surname, name, id`,
)
