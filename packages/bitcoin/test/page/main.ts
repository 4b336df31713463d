export { bitcoin } from '../../src/index.js'
