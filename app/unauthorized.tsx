// Who is signed out is led to sign-in. Next's own page, styles and all, would travel with every page.
export { default } from './not-found'
