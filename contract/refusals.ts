/**
 * Why something was refused, in words that are fixed as `sentences` are and mean more than a failure. A file of their
 * own, because few screens say them.
 */
export const refusals = {
  recordClosed:
    'This person has ended the access of your clinic. They can open their record again in their profile.',
  deceased: 'This person is recorded as deceased.',
  merged: 'This record is part of another one by now. Open the patient again.',
  tooYoung: 'From 16 on you can end this yourself. Until then, ask the clinic.',
  visitAhead: 'You have an appointment ahead at this clinic, or wait for one there. Cancel it first.',
} as const
