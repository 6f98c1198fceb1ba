/** The button of a form that follows its fields: shown where no scripts run, and to whoever reaches it by Tab. */
export const quietSubmit = '[@media(scripting:enabled)]:not-focus-visible:sr-only'
