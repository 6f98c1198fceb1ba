/** Names of the functions declared with five parameters or more. */
export function longParameterLists(text: string): string[] {
  return [...text.matchAll(/\bfunction (\w+)(?:<[^(]*>)?\(/g)].flatMap((match) => {
    const [head, name = ''] = match
    return countParameters(text, match.index + head.length) > 4 ? [name] : []
  })
}

/** Counts the commas of a list that begins at `from`, outside all inner brackets. */
function countParameters(text: string, from: number): number {
  let depth = 0
  let parts = 0
  let isBegun = false
  for (let index = from; index < text.length; index += 1) {
    const letter = text.charAt(index)
    if ('([{<'.includes(letter)) depth += 1
    else if (letter === ')' && depth === 0) return isBegun ? parts + 1 : parts
    else if (')]}'.includes(letter) || (letter === '>' && text.charAt(index - 1) !== '=')) depth -= 1
    else if (letter === ',' && depth === 0) {
      parts += 1
      isBegun = false
    } else if (/\S/.test(letter)) isBegun = true
    if ('([{<'.includes(letter)) isBegun = true
  }
  return parts
}
