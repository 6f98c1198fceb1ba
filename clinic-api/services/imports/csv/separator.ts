export const separators = [';', ',', '\t', '|'] as const

export type Separator = (typeof separators)[number]

/** The separator that a first line such as `sep=;` names. */
export function namedSeparator(text: string): Separator | null {
  const named = /^\ufeff?"?sep=(.)"?(?=[\r\n]|$)/i.exec(text)?.[1]
  return separators.find((each) => each === named) ?? null
}
