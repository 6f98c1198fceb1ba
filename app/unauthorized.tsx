// Signed-out visitors are sent to the sign-in. Next's own page, with its styles, would travel with every page.
export { default } from './not-found'
