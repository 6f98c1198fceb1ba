/** The purpose for which the rows of an erasure are sealed; their owner is the erasure's number. */
export const lockedPurpose = 'erasure'
