import texts from '@/messages/en.json' with { turbopackLoader: '../../../lib/i18n/first-texts-loader.ts' }

export { texts }

export const Nothing = () => null
