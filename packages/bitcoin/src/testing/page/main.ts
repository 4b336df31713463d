export { bitcoin } from '../../index.js'
