/** The catalogue key of a fixed English sentence: 'Email is required' is `emailIsRequired`. */
export function sentenceKey(sentence: string): string {
  const words = sentence
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9\s]+/g, '')
    .trim()
    .split(/\s+/)
  return words
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('')
}
