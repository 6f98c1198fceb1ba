/** The colours of the product for pages that are not its own, as mails, whose programs know neither variables nor `oklch`. */
export const light = {
  ground: '#f3f6f8',
  card: '#ffffff',
  edge: '#dce0e4',
  ink: '#182125',
  quiet: '#5a656b',
  mark: '#007274',
  onMark: '#f9fdfc',
  link: '#005a5c',
  rim: '#bdc6c9',
}
export const dark: typeof light = {
  ground: '#0f1416',
  card: '#161c1f',
  edge: '#293034',
  ink: '#e7ecee',
  quiet: '#9ca7ab',
  mark: '#50bdb7',
  onMark: '#031a1b',
  link: '#7ad7d1',
  rim: '#3d474b',
}
