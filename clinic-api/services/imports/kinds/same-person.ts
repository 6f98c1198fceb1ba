/** What the record of a line holds besides when its DNI or e-mail address is that of somebody with another name or birthdate. */
export const sameDni = `jsonb_build_object('sameDni', true)`

/** The words of a name that is folded already. */
export const wordsOf = (name: string) => `string_to_array(replace(${name}, chr(31), ' '), ' ')`

/** The words of a name as somebody wrote it. */
export const foldedWords = (name: string) => wordsOf(`fold_text(${name})`)

/** One name has all the words of the other: a second surname or name may be left out. */
export const sharesWords = (one: string, other: string) => `(${one} <@ ${other} or ${other} <@ ${one})`
