import { dayAt } from '#contract/zone'

/** The first visit still to close for which somebody comes today, if the reader may open it: any, or those of one doctor. */
export const openToday = <
  Each extends { start: string; timeZone: string; doctorId: string; status?: string },
>(
  visits: readonly Each[],
  today: string,
  onlyOf: string | null,
): Each | undefined =>
  visits
    .filter(
      ({ start, timeZone, doctorId, status = 'pending' }) =>
        status === 'pending' &&
        dayAt(Date.parse(start), timeZone) === today &&
        (onlyOf === null || onlyOf === doctorId),
    )
    .toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start))[0]
