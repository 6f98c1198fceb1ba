import { HtmlValidate } from 'html-validate'

const validator = new HtmlValidate({ extends: ['html-validate:standard'] })

/** Faults that a validator finds in the HTML of a page as the server sends it, each kind once. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  const found = results.flatMap(({ messages }) => messages)
  return [...new Set(found.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`))]
}
