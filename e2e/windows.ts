/** The windows that screens are looked at in, in CSS pixels. */
export const desk = { width: 1440, height: 900 }
export const phone = { width: 360, height: 740 }

export const sizes = { desk, tablet: { width: 768, height: 1024 }, phone }

export type Size = keyof typeof sizes
