/** A text in parts, each of which another text has as well or not. Texts that do not align letter by letter differ whole. */
export function differingLetters(text: string, other: string): { part: string; differs: boolean }[] {
  const [letters, others] = [[...text], [...other]]
  if (letters.length !== others.length) return [{ part: text, differs: true }]
  const parts: { part: string; differs: boolean }[] = []
  for (const [at, letter] of letters.entries()) {
    const differs = letter !== others[at]
    const last = parts.at(-1)
    if (last?.differs === differs) last.part += letter
    else parts.push({ part: letter, differs })
  }
  return parts
}
