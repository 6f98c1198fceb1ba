export const separators = [';', ',', '\t', '|'] as const

export type Separator = (typeof separators)[number]

/** The separator that stands most often outside of quotation marks; a comma when none does. */
export function separatorOf(record: string): Separator {
  const bare = record.replace(/"[^"]*("|$)/g, '')
  const counts = separators.map((each) => bare.split(each).length - 1)
  const most = Math.max(...counts)
  return (most > 0 && separators[counts.indexOf(most)]) || ','
}
