/**
 * Why something was refused, in words that are fixed as `sentences` are and mean more than a failure. A file of their
 * own, because few screens say them.
 */
export const refusals = {
  recordClosed:
    'This person has ended the access of your clinic. They can open their record again in their profile.',
  deceased: 'This person is recorded as deceased.',
  merged: 'This record has become part of another one. Open the patient again.',
  tooYoung: 'From 16 on you can end this yourself. Until then, ask the clinic.',
  visitAhead:
    'You have an upcoming appointment at this clinic or are on its waitlist. Cancel it or leave the waitlist first.',
} as const
