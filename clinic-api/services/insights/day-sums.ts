/** SQL that counts the visits `a`; the lists of visits share it. */

/** Whether the visit `a` was called off so late that its time is hard to give away. Asked of cancelled visits only. */
export const isCancelledLate = `(
    select c.at from appointment_changes c where c.appointment_id = a.id and c.to_status = 'cancelled'
    order by c.id desc limit 1
  ) > a.start_at - make_interval(hours => :lateHours::int)`

/** Whether the patient was reminded of the visit `a`, at the time that it has now. */
export const isReminded = `(
    select true from reminders r where r.appointment_id = a.id and r.start_at = a.start_at and r.state = 'queued' limit 1
  ) is not null`

/** The channel by which the patient was reminded of the visit `a`; null when they were not. */
const remindedBy = `case when ${isReminded} then coalesce((
    select t.channel from text_messages t where t.appointment_id = a.id and t.start_at = a.start_at
      and t.kind = 'visit-reminder' and t.state in ('sent', 'delivered', 'answered')
    order by t.created_at desc, t.id desc limit 1
  ), 'email') end`

/** True when the waiting time of the visit `a` is known. */
export const hasWaited = 'a.started_at is not null and a.arrived_at is not null'

const localDay = (instant: string) => `(${instant} at time zone :zone)::date`

/**
 * Rows `a` of the days `live`, each day by a range of the index (clinic, start) or, of one doctor, of (doctor, start):
 * `offset 0` keeps the planner from reading whatever the doctor ever did and sorting it out by day.
 */
const ofDays = (table: string, range: string, ofDoctor: boolean) => `live d cross join lateral (
    select * from ${table} a where a.clinic_id = :clinicId and ${range}${
      ofDoctor ? ' and a.doctor_id = :doctorId' : ''
    } offset 0
  ) a`

const visitsOfDays = (ofDoctor: boolean) =>
  ofDays('appointments', 'a.start_at >= d.start_at and a.start_at < d.end_at', ofDoctor)

export const visitsOf = (ofDoctor: boolean) =>
  `select a.*, d.day, d.start_at day_start from ${visitsOfDays(ofDoctor)}`

/** Each visit of `asked` once for everything that is counted of it: (day, figure, key). */
export const countsOfVisits = `select a.day, c.figure, c.key, count(*)::int visits
  from asked a cross join lateral (values
    (case when a.status <> 'cancelled' then 'visits' else 'cancelled' end, ''),
    (case when a.status = 'cancelled' and ${isCancelledLate} then 'late' end, ''),
    (case when a.status <> 'cancelled' then 'lead' end,
      greatest(0, ${localDay('a.start_at')} - ${localDay('a.created_at')})::text),
    (case when a.status <> 'cancelled' and ${hasWaited} then 'waited' end,
      greatest(0, floor(extract(epoch from a.started_at - a.arrived_at) / 60))::int::text),
    (case when a.status <> 'cancelled' then 'specialty' end, a.specialty),
    (case when a.status <> 'cancelled' then 'kind' end, coalesce(a.kind_id, '')),
    (case when a.status in ('completed', 'no-show')
      then case when ${isReminded} then 'reminded' else 'not-reminded' end end, a.status),
    (case when a.status = 'no-show' then 'no-shows' end, ''),
    (case when a.status in ('completed', 'no-show') and ${isReminded} then 'channel' end,
      case when a.status in ('completed', 'no-show') then ${remindedBy} || ' ' || a.status ||
        case when a.confirmed_at is not null then ' confirmed' else '' end end)
  ) c(figure, key)
  where c.figure is not null group by 1, 2, 3`

/** Patients who came on a day of `asked`, by the day on which they had come before. */
export const returnsOfVisits = `select p.day, coalesce((
      select ${localDay('b.start_at')} from appointments b where b.patient_id = p.patient_id
        and b.clinic_id = :clinicId and b.status <> 'cancelled' and b.start_at < p.day_start
      order by b.start_at desc limit 1
    ), '-infinity') before, count(*)::int people
  from (select distinct day, day_start, patient_id from asked where status <> 'cancelled') p group by 1, 2`

/**
 * The minutes of the days `live` by doctor: of shifts without days off, and of the visits that stand. Shifts are ranges
 * of instants, so a day with a change of the clock has 23 or 25 hours; none lasts longer than a day.
 */
export const minutesOfDays = (
  ofDoctor: boolean,
) => `select coalesce(f.doctor_id, v.doctor_id) doctor_id, coalesce(f.day, v.day) "day",
    coalesce(f.minutes, 0) bookable, coalesce(v.minutes, 0) booked
  from (
    select s.doctor_id, s.day, (
      select coalesce(sum(extract(epoch from upper(r) - lower(r))), 0) / 60 from unnest(s.hours - coalesce((
        select range_agg(tstzrange(o.start_at, o.end_at)) from days_off o
        where o.clinic_id = :clinicId and (o.doctor_id = s.doctor_id or (o.doctor_id is null and o.resource_id is null))
          and o.end_at > s.start_at and o.start_at < s.end_at
      ), '{}')) r
    )::int minutes
    from (
      select a.doctor_id, d.day, d.start_at, d.end_at,
        range_agg(tstzrange(greatest(a.start_at, d.start_at), least(a.end_at, d.end_at))) hours
      from ${ofDays(
        'workshifts',
        `a.start_at >= d.start_at - interval '1 day' and a.start_at < d.end_at and a.end_at > d.start_at`,
        ofDoctor,
      )}
      group by 1, 2, 3, 4
    ) s
  ) f full join (
    select a.doctor_id, d.day, (sum(extract(epoch from a.end_at - a.start_at)) / 60)::int minutes
    from ${visitsOfDays(ofDoctor)} where a.status <> 'cancelled'
    group by 1, 2
  ) v on v.doctor_id = f.doctor_id and v.day = f.day`

/** The days from the first to the last that are asked for, as instants on the clinic's clock. */
export const daysAsked = `select d::date "day", d at time zone :zone start_at, (d + interval '1 day') at time zone :zone end_at
  from generate_series(:firstDay::timestamp, :lastDay::timestamp, '1 day') d`

/** Days of the clinic before an instant that changed after they were summed up, from and to. */
export const changedDays = (
  until: string,
) => `select ${localDay('m.start_at')} "from", ${localDay('m.end_at')} "to"
    from insight_marks m where m.clinic_id = :clinicId and m.start_at < ${until}
  union all
  select distinct ${localDay('a.start_at')}, ${localDay('a.start_at')}
    from insight_marks m join appointments a
      on a.patient_id = m.patient_id and a.clinic_id = :clinicId and a.start_at > m.start_at and a.start_at < ${until}
    where m.clinic_id = :clinicId and m.start_at < ${until}`
