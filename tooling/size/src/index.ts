export { buildPage } from './buildPage.js'
export { goals, type Page, pages } from './pages.data.js'
