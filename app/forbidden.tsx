// Nothing outside of app/app is refused by role. Next's own page, styles and all, would travel with every page.
export { default } from './not-found'
