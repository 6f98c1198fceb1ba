/** Begins a line that no style can reach, such as an option's. */
export const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** Goes on in a line that another phrase begins. */
export const uncapitalised = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)
