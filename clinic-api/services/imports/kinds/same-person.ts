/** Added to the record of a line whose DNI or e-mail belongs to somebody with another name or birthdate. */
export const sameDni = `jsonb_build_object('sameDni', true)`

/** The document of a staged record, as columns of their own. */
export const stagedDocument = `lower(record->>'dni') dni, record->>'documentKind' document_kind,
      record->>'documentCountry' document_country`

/** How often a document was in the file by a line; who has none repeats nobody. */
export const documentPlace = `case when record->>'documentKind' = 'none' then 1 else row_number() over (
        partition by lower(record->>'dni'), record->>'documentKind', record->>'documentCountry' order by line) end`

/** Whether a row has the document of a staged record. */
export const hasStaged = (row: string) =>
  `lower(${row}.dni) = s.dni and ${row}.document_kind = s.document_kind
        and ${row}.document_country = s.document_country and ${row}.document_kind <> 'none'`

/** The words of a name that is folded already. */
export const wordsOf = (name: string) => `string_to_array(replace(${name}, chr(31), ' '), ' ')`

/** The words of a name as somebody wrote it. */
export const foldedWords = (name: string) => wordsOf(`fold_text(${name})`)

/** One name has all the words of the other: a second surname or name may be left out. */
export const sharesWords = (one: string, other: string) => `(${one} <@ ${other} or ${other} <@ ${one})`
