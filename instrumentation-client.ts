import { keepUpWithTranslation } from '@/lib/browser/translated-page'

// Before the first texts are drawn: a browser may have translated the page by then.
keepUpWithTranslation()
