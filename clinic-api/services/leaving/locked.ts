/** What the rows of an erasure are sealed for; its number is their owner. */
export const lockedPurpose = 'erasure'
