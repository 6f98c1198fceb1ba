/** The day on which the terms or the privacy policy were changed last, `yyyy-mm-dd`. */
export const legalTextsChanged = '2026-11-30'
