import type { NoticeTopic } from '#contract/notifications'

/** Whether somebody can be told of it: free times are offered to patients, hours are those of the staff. */
export const concerns = (topic: NoticeTopic, isStaff: boolean): boolean =>
  topic !== (isStaff ? 'offers' : 'hours')
