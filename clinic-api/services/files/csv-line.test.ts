import { describe, expect, it } from 'vitest'
import { csvLine } from './csv-line.ts'

describe('a cell of an exported file', () => {
  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(1)',
    '\t1',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(1)',
    '  ＝1',
    '\u3000＝1',
    '\u200b=1',
    '\ufeff ＝1',
    '\u00ad\u2060\u202e＋1',
    '\ufe0f=1',
  ])('%j is no formula', (text) => {
    expect(csvLine([text])).toBe(`"'${text}"\r\n`)
  })

  it.each(['Ana', '1=1', 'a＝1', '', '\u200bAna', '5 – 6'])('%j stays as it is', (text) => {
    expect(csvLine([text])).toBe(`"${text}"\r\n`)
  })
})
