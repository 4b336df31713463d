export { catalogues } from './catalogues.js'
export { type FlatTexts, readCatalogue } from './readCatalogue.js'
export { type Glossary, readGlossary } from './readGlossary.js'
export { type Review, reviews, textsReadBeside } from './reviews.data.js'
