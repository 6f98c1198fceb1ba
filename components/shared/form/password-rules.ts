/** The rules of section 5, in the order shown; the schema of the contract is what decides. */
export const passwordRules = [
  { label: 'passwordRuleLength', met: (value: string) => value.length >= 8 && value.length <= 32 },
  { label: 'passwordRuleUpper', met: (value: string) => /[A-Z]/.test(value) },
  { label: 'passwordRuleLower', met: (value: string) => /[a-z]/.test(value) },
  { label: 'passwordRuleDigit', met: (value: string) => /\d/.test(value) },
  { label: 'passwordRuleSpecial', met: (value: string) => /[^A-Za-z0-9\s]/.test(value) },
  { label: 'passwordRuleSpaces', met: (value: string) => value.length > 0 && !/\s/.test(value) },
] as const
